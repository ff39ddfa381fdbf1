import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Signs out one device of an account; one that is not its own, or is out already, is not there. */
export async function endSignIn(
  { store, clock }: Ports,
  userId: string,
  signInId: string,
): Promise<{ ok: boolean } | Refusal> {
  const isEnded = await store.repositories.signIns.endOwn(signInId, userId, clock.now())
  return isEnded ? { ok: true } : { code: 'not_found' }
}
