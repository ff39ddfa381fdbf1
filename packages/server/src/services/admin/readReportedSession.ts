import type { ReportedSession } from '@kathasagar/api/contract'

import { recordEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { listPage } from '../sessions/listHistory.ts'
import type { StoredSession } from '../sessions/ports.ts'
import { presentEntry } from '../sessions/present/presentPlace.ts'

interface Asked {
  reportId: string
  user: StoredUser
  /** The turn whose way back is told; absent: the newest. */
  before: string | undefined
}

/** Where the page ends; null at the start of the session, nothing for a turn of another one. */
async function endOf(
  { store }: Ports,
  asked: Asked,
  session: Pick<StoredSession, 'id' | 'user_id' | 'head_turn_id'>,
) {
  if (asked.before === undefined) return session.head_turn_id
  const turn = await store.repositories.turns.findTurn(asked.before, session.user_id)
  return turn?.session_id === session.id ? turn.parent_id : undefined
}

/** Private play, for an editor who has a report of it; that it was read is kept before it is. */
export async function readReportedSession(
  ports: Ports,
  asked: Asked,
): Promise<ReportedSession | Refusal> {
  const { reportId, user } = asked
  const { repositories } = ports.store
  const found = await repositories.reviewQueue.findReportedSession(reportId)
  if (!found) return { code: 'not_found' }
  const { id: session_id, user_id } = found
  const end = await endOf(ports, asked, found)
  if (end === undefined) return { code: 'not_found' }

  const target = { kind: 'report', id: reportId }
  const event = { actor_id: user.id, act: 'report_opened', target, after: { session_id } } as const
  await recordEvent(repositories.db, event, ports.clock.now())
  const page = end === null ? [] : await listPage(ports, { id: end, user_id })
  return { session_id, entries: page.map(presentEntry), has_more: (page[0]?.number ?? 0) > 0 }
}
