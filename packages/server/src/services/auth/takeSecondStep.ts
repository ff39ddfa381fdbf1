import type { BodyOf, SignedIn, SignInMethod } from '@kathasagar/api/contract'

import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'
import { tokenHash } from './refreshTokens.ts'
import { takeGuestIn } from './takeGuestIn.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { verifyCode } from './verifyCode.ts'
import { PASSKEY_REFUSED, verifyPasskey } from './verifyPasskey.ts'

/** Tries at one second step. */
const TRIES = 5

/** Refuses what does not show that it is this account's owner. */
export async function verifySecondFactor(
  ports: Ports,
  repositories: Repositories,
  userId: string,
  { passkey, ...codes }: Proof,
): Promise<Refusal | null> {
  if (passkey === undefined) return verifyCode(ports, repositories, userId, codes)
  const used = await verifyPasskey(ports, repositories, passkey)
  if (isRefusal(used)) return used
  return used.user_id === userId ? null : PASSKEY_REFUSED
}

type Proof = Pick<BodyOf<'takeSecondStep'>, 'passkey' | 'one_time_code' | 'recovery_code'>

const methodOf = ({ passkey, one_time_code }: Proof): SignInMethod => {
  if (passkey !== undefined) return 'passkey'
  return one_time_code === undefined ? 'recovery_code' : 'code'
}

/** Signs in whose password was right, or whom Google vouched for, by their second factor. */
export async function takeSecondStep(
  ports: Ports,
  { challenge, guest_token, time_zone, ...proof }: BodyOf<'takeSecondStep'>,
  origin: SignInOrigin,
  device?: string,
): Promise<SignedIn | Refusal> {
  const hash = tokenHash(challenge)
  return ports.store.transaction(async (repositories) => {
    const { secondFactors, users } = repositories
    const now = ports.clock.now()
    const step = await secondFactors.tryChallenge(hash, 'second_step', now)
    const user = step?.user_id ? await users.lockUser(step.user_id) : undefined
    if (!step || !user || step.tries > TRIES) return { code: 'second_step_over' }
    if (user.suspended_at) return { code: 'account_suspended' }
    const refusal = await verifySecondFactor(ports, repositories, user.id, proof)
    if (refusal) return refusal
    await secondFactors.dropChallenge(hash)
    await takeGuestIn(ports, repositories, { guest_token, time_zone }, user)
    return beginSignIn(ports, repositories, user, {
      isMemoized: step.is_memoized,
      isReauthenticated: true,
      method: methodOf(proof),
      device,
      origin,
    })
  })
}
