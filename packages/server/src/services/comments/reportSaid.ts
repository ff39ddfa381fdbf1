import type { SaidReportRequest, StoryReportAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { StoryReport } from '../stories/authoringPorts.ts'
import type { StoredStory } from '../stories/ports.ts'

interface Reporting extends SaidReportRequest {
  story: StoredStory
  user: StoredUser
  said: NonNullable<StoryReport['said']>
}

/** Keeps a report of a comment or a review for the editors, in its words of now. */
export async function reportSaid(
  { store, clock }: Ports,
  { story, user, reason, note, said }: Reporting,
): Promise<StoryReportAnswer> {
  const of = { storyId: story.id, storyTitle: story.title, reporterId: user.id, said }
  const report = { ...of, reason, note, scene: null, sessionId: null, sharedPlay: null }
  await store.repositories.reports.report(report, clock.now())
  return { is_reported: true }
}
