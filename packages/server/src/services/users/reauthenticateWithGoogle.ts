import type { BodyOf, Reauthentication } from '@kathasagar/api/contract'

import { NONCE_MS } from '../auth/googleNonce.ts'
import { isReauthenticated } from '../auth/reauthTime.ts'
import { GOOGLE_REFUSED, readGoogleToken, spendNonce } from '../auth/spendGoogleToken.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { presentReauthentication, type ReauthenticatingUser } from './reauthenticate.ts'

/**
 * Reauthenticates an account that Google vouches for. The token must be of this very account, and
 * made for a nonce that is as young as a reauthentication may be: one that lay about opens nothing.
 */
export async function reauthenticateWithGoogle(
  ports: Ports,
  { user, sign_in_id }: ReauthenticatingUser,
  body: BodyOf<'reauthenticateWithGoogle'>,
): Promise<Reauthentication | Refusal> {
  const identity = await readGoogleToken(ports, body)
  if (isRefusal(identity)) return identity

  return ports.store.transaction(async (repositories) => {
    const now = ports.clock.now()
    const end = await spendNonce(ports, repositories, identity, now)
    if (!end || !isReauthenticated(new Date(end.getTime() - NONCE_MS), now)) return GOOGLE_REFUSED
    const owner = await repositories.google.findUser(identity)
    if (owner?.id !== user.id) return GOOGLE_REFUSED
    await repositories.signIns.setReauthenticated(sign_in_id, now)
    return presentReauthentication(now)
  })
}
