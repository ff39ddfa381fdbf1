import type { SaidReportRequest, StoryReportAnswer } from '@kathasagar/api/contract'

import { reportSaid } from '../comments/reportSaid.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findReview, type AskedReview } from './findReview.ts'

/** Keeps what a reader has against a review, with its words of now, among the reports of its story. */
export async function reportReview(
  ports: Ports,
  given: AskedReview & SaidReportRequest,
): Promise<StoryReportAnswer | Refusal> {
  const found = await findReview(ports, given)
  if (isRefusal(found)) return found
  const { id, words } = found.review
  return reportSaid(ports, { ...given, story: found.story, said: { kind: 'review', id, words } })
}
