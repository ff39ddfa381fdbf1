import type { SaidReportRequest, StoryReportAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findSaid, type AskedComment } from './findTalk.ts'

/** Saves a report of a comment, with its present words, among the reports of its story. */
export async function reportComment(
  ports: Ports,
  given: AskedComment & SaidReportRequest,
): Promise<StoryReportAnswer | Refusal> {
  const said = await findSaid(ports, given)
  if (isRefusal(said)) return said
  const { story, comment } = said
  if (comment.words === null) return { code: 'not_found' }
  const { user, reason, note } = given
  const of = { storyId: story.id, storyTitle: story.title, reporterId: user.id }
  const about = { scene: null, sessionId: null, sharedPlay: null }
  const reported = { id: comment.id, words: comment.words }
  await ports.store.repositories.reports.report(
    { ...of, ...about, reason, note, said: reported },
    ports.clock.now(),
  )
  return { is_reported: true }
}
