import type { BodyOf, Reauthentication } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { presentReauthentication, type ReauthenticatingUser } from './reauthenticate.ts'
import { verifyCode } from '../auth/verifyCode.ts'

/** Confirms the caller's identity for five minutes by a code of the authenticator app. */
export async function reauthenticateWithSecondFactor(
  ports: Ports,
  { user, sign_in_id }: ReauthenticatingUser,
  proof: BodyOf<'reauthenticateWithSecondFactor'>,
): Promise<Reauthentication | Refusal> {
  return ports.store.transaction(async (repositories) => {
    const refusal = await verifyCode(ports, repositories, user.id, proof)
    if (refusal) return refusal
    const now = ports.clock.now()
    await repositories.signIns.setReauthenticated(sign_in_id, now)
    return presentReauthentication(now)
  })
}
