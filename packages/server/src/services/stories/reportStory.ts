import type { StoryReportAnswer, StoryReportRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { sceneOf } from '../sessions/state/sceneAt.ts'

interface Reporting extends StoryReportRequest {
  storyId: string
  user: StoredUser
}

/** Keeps what a reader has against a story for the editors; the author never learns who it was. */
export async function reportStory(
  ports: Ports,
  { storyId, user, reason, note, session_id }: Reporting,
): Promise<StoryReportAnswer | Refusal> {
  const { stories, reports, sessions } = ports.store.repositories
  const story = await stories.findStory(storyId)
  const session = session_id && (await sessions.findSession(session_id, user.id))
  const isPlayed = session && session.story_id === storyId
  // A draft is seen by who tests it.
  if (!story || !(isPlayed || canSeeStory(story, user))) return { code: 'story_not_found' }
  if (session_id && !isPlayed) return { code: 'session_not_found' }

  const scene = session ? await sceneOf(ports, session) : null
  const about = {
    storyId,
    storyTitle: story.title,
    scene,
    sessionId: session_id ?? null,
    sharedPlay: null,
  }
  await reports.report({ ...about, reporterId: user.id, reason, note }, ports.clock.now())
  return { is_reported: true }
}
