import type { BodyOf, Proof } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { NONCE_MS } from '../auth/googleNonce.ts'
import { endOfProof, isProved } from '../auth/proofTime.ts'
import { GOOGLE_REFUSED, readGoogleToken, spendNonce } from '../auth/spendGoogleToken.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { provePassword } from './provePassword.ts'

interface Prover {
  user: StoredUser
  /** Only this sign-in is proved, on no other device. */
  sign_in_id: string
}

const present = (now: Date): Proof => ({ proved_until: endOfProof(now).toISOString() })

/** Opens what needs a proof for five minutes, to whoever knows the password. */
export async function prove(
  ports: Ports,
  { user, sign_in_id }: Prover,
  password: string,
): Promise<Proof | Refusal> {
  const refusal = await provePassword(ports, user, password)
  if (refusal) return refusal
  const now = ports.clock.now()
  await ports.store.repositories.signIns.setProved(sign_in_id, now)
  return present(now)
}

/**
 * The same for an account that Google vouches for. The token must be of this very account, and
 * made for a nonce that is as young as a proof may be: one that lay about opens nothing.
 */
export async function proveByGoogle(
  ports: Ports,
  { user, sign_in_id }: Prover,
  body: BodyOf<'proveByGoogle'>,
): Promise<Proof | Refusal> {
  const identity = await readGoogleToken(ports, body)
  if (isRefusal(identity)) return identity

  return ports.store.transaction(async (repositories) => {
    const now = ports.clock.now()
    const end = await spendNonce(ports, repositories, identity, now)
    if (!end || !isProved(new Date(end.getTime() - NONCE_MS), now)) return GOOGLE_REFUSED
    const owner = await repositories.google.findUser(identity)
    if (owner?.id !== user.id) return GOOGLE_REFUSED
    await repositories.signIns.setProved(sign_in_id, now)
    return present(now)
  })
}
