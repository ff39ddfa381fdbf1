import type { Call } from '../../platform/call.ts'
import { canPlayMature, canPlayPremium, canSeeStory } from '../../platform/policies.ts'
import { findStory } from '../catalogue/index.ts'
import { beginSession, needsAccount } from './beginSession.ts'

/** Begins a new session of a story. Earlier sessions stay unchanged. */
export const createSession: Call<'createSession'> = async (ctx, { body, user }) => {
  const story = await findStory(ctx.db, body.story_id)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (await needsAccount(ctx.db, story, user)) return { code: 'account_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'story_not_found' }
  const playable = { ...story, current_version_id }
  return beginSession(ctx, {
    story: playable,
    user,
    ignoreEarlierPlays: body.ignore_earlier_plays ?? false,
  })
}
