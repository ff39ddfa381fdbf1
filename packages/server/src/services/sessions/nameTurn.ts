import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { firstTelling } from './state/variants.ts'

export interface NameAsked {
  userId: string
  sessionId: string
  turnId: string
  /** Null takes the name away. */
  name: string | null
}

/** Names the way through a turn, for its player alone; all tellings of the turn have the one name. */
export async function nameTurn(
  { store }: Ports,
  { userId, sessionId, turnId, name }: NameAsked,
): Promise<{ ok: boolean } | Refusal> {
  const { sessions, turns, plays } = store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const turn = await turns.findTurn(turnId, userId)
  if (turn?.session_id !== session.id) return { code: 'not_found' }
  const place = { user_id: userId, session_id: session.id, turn_id: firstTelling(turn) }
  await plays.nameTurn(place, name)
  return { ok: true }
}
