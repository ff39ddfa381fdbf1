import type { HistoryPage } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { OwnTurn, ToldTurn } from './ports.ts'
import { presentEntry } from './present/presentPlace.ts'

/** A page stays below this, so that a session opens at once on a slow line. */
const PAGE_BYTES = 56_000

/** The newest of these that fit into a page; one always does. */
function cutToPage(turns: readonly ToldTurn[]): ToldTurn[] {
  let room = PAGE_BYTES
  const first = turns.findLastIndex((turn) => {
    room -= Buffer.byteLength(JSON.stringify(presentEntry(turn)))
    return room < 0
  })
  return turns.slice(Math.min(first + 1, turns.length - 1))
}

/** The way to a turn, itself included, as far back as one page reaches. */
export async function listPage(
  { store }: Ports,
  turn: OwnTurn,
  limit: number = LIMITS.historyPage,
): Promise<ToldTurn[]> {
  return cutToPage(await store.repositories.turns.listPath(turn, limit))
}

export interface HistoryAsked {
  userId: string
  sessionId: string
  /** The turn whose way back is asked for. */
  before: string
  limit: number
}

/** The page of a session's history that ends before a turn of it. */
export async function listHistory(
  ports: Ports,
  { userId, sessionId, before, limit }: HistoryAsked,
): Promise<HistoryPage | Refusal> {
  const { sessions, turns } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const turn = await turns.findTurn(before, userId)
  if (turn?.session_id !== session.id) return { code: 'not_found' }
  if (turn.parent_id === null) return { entries: [], has_more: false }

  const page = await listPage(ports, { id: turn.parent_id, user_id: userId }, limit)
  return { entries: page.map(presentEntry), has_more: (page[0]?.number ?? 0) > 0 }
}
