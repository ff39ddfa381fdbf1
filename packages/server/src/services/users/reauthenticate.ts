import type { Reauthentication } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { reauthExpiry } from '../auth/reauthTime.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { confirmPassword } from './confirmPassword.ts'

export interface ReauthenticatingUser {
  user: StoredUser
  /** Only this sign-in is reauthenticated, on no other device. */
  sign_in_id: string
}

export const presentReauthentication = (now: Date): Reauthentication => ({
  reauthenticated_until: reauthExpiry(now).toISOString(),
})

/** Opens what requires it for five minutes, to whoever knows the password. */
export async function reauthenticate(
  ports: Ports,
  { user, sign_in_id }: ReauthenticatingUser,
  password: string,
): Promise<Reauthentication | Refusal> {
  const refusal = await confirmPassword(ports, user, password)
  if (refusal) return refusal
  const now = ports.clock.now()
  await ports.store.repositories.signIns.setReauthenticated(sign_in_id, now)
  return presentReauthentication(now)
}
