import type { OpenSignIn } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Lists the sessions of an account, so that its owner sees one that is not theirs. */
export async function listSignIns(
  { store, clock }: Ports,
  userId: string,
  currentId: string,
): Promise<OpenSignIn[]> {
  const live = await store.repositories.signIns.listLive(userId, clock.now())
  return live.map(({ id, created_at, expires_at }) => ({
    id,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: id === currentId,
  }))
}
