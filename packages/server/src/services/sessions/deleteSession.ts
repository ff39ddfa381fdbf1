import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { OwnSession } from './ports.ts'

/** Deletes a play: nobody sees it from now on, and `purgePlays` drops it once it is past restoring. */
export async function deleteSession(
  { store, clock }: Ports,
  session: OwnSession,
): Promise<{ ok: boolean } | Refusal> {
  const isThere = await store.repositories.plays.setDeleted(session, clock.now())
  return isThere ? { ok: true } : { code: 'session_not_found' }
}
