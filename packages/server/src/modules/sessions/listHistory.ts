import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Db, Call, Platform } from '../../platform/call.ts'
import { presentEntry } from './present/presentPlace.ts'
import { findSession, findTurn, listPath } from './sessions.queries.ts'
import type { OwnTurn, NarratedTurn } from './sessionTypes.ts'

/** Maximum size of a page, in bytes. It is small because of slow connections. */
const PAGE_BYTES = 56_000

/** Returns the newest turns that fit into a page. Returns at least one turn. */
function cutToPage(turns: readonly NarratedTurn[]): NarratedTurn[] {
  let room = PAGE_BYTES
  const first = turns.findLastIndex((turn) => {
    room -= Buffer.byteLength(JSON.stringify(presentEntry(turn)))
    return room < 0
  })
  return turns.slice(Math.min(first + 1, turns.length - 1))
}

export const listPage = async (db: Db, turn: OwnTurn, limit: number = LIMITS.historyPage) =>
  cutToPage(await listPath(db, turn, limit))

export const listHistory: Call<'listHistory', Platform> = async ({ db }, input) => {
  const { params, user, query } = input
  const session = await findSession(db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  const turn = await findTurn(db, query.before, user.id)
  if (turn?.session_id !== session.id) return { code: 'not_found' }
  if (turn.parent_id === null) return { entries: [], has_more: false }

  const page = await listPage(db, { id: turn.parent_id, user_id: user.id }, query.limit)
  return { entries: page.map(presentEntry), has_more: (page[0]?.number ?? 0) > 0 }
}
