import type { BodyOf, PasskeyChallenge, SignedIn } from '@kathasagar/api/contract'

import { beginSignIn } from '../auth/beginSignIn.ts'
import type { SignInOrigin } from '../auth/knownOrigins.ts'
import { takeGuestIn } from '../auth/takeGuestIn.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { makeChallenge, siteOf } from './challenges.ts'
import { PASSKEY_REFUSED, provePasskey } from './provePasskey.ts'

/** A challenge for whoever has a passkey; whose it is shows in the answer. */
export async function createPasskeyChallenge(ports: Ports): Promise<PasskeyChallenge> {
  const of = { purpose: 'use_passkey', user_id: null } as const
  const { challenge } = await makeChallenge(ports, ports.store.repositories, of)
  return { challenge, rp_id: siteOf(ports).rpId }
}

/** Signs in by a passkey alone: the authenticator has asked for a finger, a face or a code. */
export async function passkeySignIn(
  ports: Ports,
  { passkey, remember_me, guest_token }: BodyOf<'passkeySignIn'>,
  origin: SignInOrigin,
  device?: string,
): Promise<SignedIn | Refusal> {
  return ports.store.transaction(async (repositories) => {
    const used = await provePasskey(ports, repositories, passkey)
    if (isRefusal(used)) return used
    const user = await repositories.users.lockUser(used.user_id)
    if (!user) return PASSKEY_REFUSED
    if (user.suspended_at) return { code: 'account_suspended' }
    await takeGuestIn(repositories, guest_token, { account: user, now: ports.clock.now() })
    const manner = { isMemoized: remember_me, isReauthenticated: true, device, origin }
    return beginSignIn(ports, repositories, user, manner)
  })
}
