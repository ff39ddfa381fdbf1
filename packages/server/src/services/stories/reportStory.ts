import type { StoryReportAnswer, StoryReportRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

interface Reporting extends StoryReportRequest {
  storyId: string
  user: StoredUser
}

/** Keeps what a reader has against a story for the editors; the author never learns who it was. */
export async function reportStory(
  { store, clock }: Ports,
  { storyId, user, reason, note, session_id }: Reporting,
): Promise<StoryReportAnswer | Refusal> {
  const { stories, reports, sessions } = store.repositories
  const story = await stories.findStory(storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  const session = session_id && (await sessions.findSession(session_id, user.id))
  if (session_id && (!session || session.story_id !== storyId)) return { code: 'session_not_found' }

  const report = { storyId, reporterId: user.id, reason, note, sessionId: session_id ?? null }
  await reports.report(report, clock.now())
  return { is_reported: true }
}
