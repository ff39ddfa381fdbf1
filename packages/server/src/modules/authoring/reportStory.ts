import { findSession, sceneOf } from '../sessions/index.ts'
import { findStory } from '../catalogue/index.ts'
import type { Call } from '../../platform/call.ts'
import { canSeeStory } from '../../platform/policies.ts'
import { saveReport } from '../reports/index.ts'
import type { DraftingContext } from './context.ts'

/** Reports a story. Authors never learn who reported it. */
export const reportStory: Call<'reportStory', DraftingContext> = async (ctx, input) => {
  const { params, user, body } = input
  const { story_id: storyId } = params
  const { reason, note, session_id } = body
  const story = await findStory(ctx.db, storyId)
  const session = session_id && (await findSession(ctx.db, session_id, user.id))
  const isPlayed = session && session.story_id === storyId
  // Testers of a preview can also report a draft.
  if (!story || !(isPlayed || canSeeStory(story, user))) return { code: 'story_not_found' }
  if (session_id && !isPlayed) return { code: 'session_not_found' }

  const scene = session ? await sceneOf(ctx, session) : null
  const about = { storyId, storyTitle: story.title, scene, sessionId: session_id ?? null }
  const report = { ...about, sharedPlay: null, reporterId: user.id, reason, note }
  await saveReport(ctx.db, report, ctx.clock.now())
  return { is_reported: true }
}
