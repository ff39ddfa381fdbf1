import type { BodyOf, SignedIn } from '@kathasagar/api/contract'
import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'
import { takeGuestIn } from './takeGuestIn.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { PASSKEY_REFUSED, verifyPasskey } from './verifyPasskey.ts'

/** Signs in by a passkey alone: the authenticator has asked for a finger, a face or a code. */
export async function passkeySignIn(
  ports: Ports,
  { passkey, remember_me, ...brought }: BodyOf<'passkeySignIn'>,
  origin: SignInOrigin,
  device?: string,
): Promise<SignedIn | Refusal> {
  return ports.store.transaction(async (repositories) => {
    const used = await verifyPasskey(ports, repositories, passkey)
    if (isRefusal(used)) return used
    const user = await repositories.users.lockUser(used.user_id)
    if (!user) return PASSKEY_REFUSED
    if (user.suspended_at) return { code: 'account_suspended' }
    await takeGuestIn(ports, repositories, brought, user)
    const manner = {
      isMemoized: remember_me,
      isReauthenticated: true,
      method: 'passkey',
      device,
      origin,
    } as const
    return beginSignIn(ports, repositories, user, manner)
  })
}
