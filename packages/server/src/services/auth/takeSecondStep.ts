import type { BodyOf, SignedIn } from '@kathasagar/api/contract'

import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'
import { tokenHash } from './refreshTokens.ts'
import { takeGuestIn } from './takeGuestIn.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { verifyCode } from './verifyCode.ts'

/** Maximum number of tries at one second step. */
const TRIES = 5

/** Completes a login that waits for its second factor. */
export async function takeSecondStep(
  ports: Ports,
  { challenge, guest_token, time_zone, ...proof }: BodyOf<'takeSecondStep'>,
  origin: SignInOrigin,
): Promise<SignedIn | Refusal> {
  const hash = tokenHash(challenge)
  return ports.store.transaction(async (repositories) => {
    const { secondFactors, users } = repositories
    const now = ports.clock.now()
    const step = await secondFactors.tryChallenge(hash, now)
    const user = step && (await users.lockUser(step.user_id))
    if (!step || !user || step.tries > TRIES) return { code: 'second_step_over' }
    if (user.suspended_at) return { code: 'account_suspended' }
    const refusal = await verifyCode(ports, repositories, user.id, proof)
    if (refusal) return refusal
    await secondFactors.dropChallenge(hash)
    await takeGuestIn(ports, repositories, { guest_token, time_zone }, user)
    return beginSignIn(ports, repositories, user, {
      isMemoized: step.is_memoized,
      isReauthenticated: true,
      origin,
    })
  })
}
