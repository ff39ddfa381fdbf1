import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { OwnSession } from './ports.ts'

/** Puts a play away, out of what waits for its player, or takes it back. Done again, it is done. */
export async function putAwaySession(
  { store, clock }: Ports,
  session: OwnSession,
  isPutAway: boolean,
): Promise<{ ok: boolean } | Refusal> {
  const at = isPutAway ? clock.now() : null
  const isThere = await store.repositories.plays.putAway(session, at)
  return isThere ? { ok: true } : { code: 'session_not_found' }
}
