import type { BodyOf, Reauthentication } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { presentReauthentication, type ReauthenticatingUser } from './reauthenticate.ts'
import { verifySecondFactor } from '../auth/takeSecondStep.ts'

/** Opens what requires it for five minutes, by a passkey or a code of the authenticator app. */
export async function reauthenticateWithSecondFactor(
  ports: Ports,
  { user, sign_in_id }: ReauthenticatingUser,
  proof: BodyOf<'reauthenticateWithSecondFactor'>,
): Promise<Reauthentication | Refusal> {
  return ports.store.transaction(async (repositories) => {
    const refusal = await verifySecondFactor(ports, repositories, user.id, proof)
    if (refusal) return refusal
    const now = ports.clock.now()
    await repositories.signIns.setReauthenticated(sign_in_id, now)
    return presentReauthentication(now)
  })
}
