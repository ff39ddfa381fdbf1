import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { OwnSession } from './ports.ts'

/** Takes back that a play was deleted, while it is kept. */
export async function restoreSession(
  { store }: Ports,
  session: OwnSession,
): Promise<{ ok: boolean } | Refusal> {
  const isThere = await store.repositories.plays.setDeleted(session, null)
  return isThere ? { ok: true } : { code: 'session_not_found' }
}
