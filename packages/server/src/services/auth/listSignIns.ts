import type { OpenSignIn } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Where an account is signed in, so that its owner can see a device that is not theirs. */
export async function listSignIns(
  { store, clock }: Ports,
  userId: string,
  currentId: string,
): Promise<OpenSignIn[]> {
  const live = await store.repositories.signIns.listLive(userId, clock.now())
  return live.map(({ id, device, method, created_at, expires_at }) => ({
    id,
    device,
    method,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: id === currentId,
  }))
}
