import type { SaidReportRequest, StoryReportAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findSaid, type AskedComment } from './findTalk.ts'
import { reportSaid } from './reportSaid.ts'

/** Keeps what a reader has against a comment, with its words of now, among the reports of its story. */
export async function reportComment(
  ports: Ports,
  given: AskedComment & SaidReportRequest,
): Promise<StoryReportAnswer | Refusal> {
  const said = await findSaid(ports, given)
  if (isRefusal(said)) return said
  const { id, words } = said.comment
  if (words === null) return { code: 'not_found' }
  return reportSaid(ports, { ...given, story: said.story, said: { kind: 'comment', id, words } })
}
