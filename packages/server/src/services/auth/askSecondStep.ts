import type { SecondStepWay } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import { makeChallenge } from './challenges.ts'

/** What a sign-in still has to show once the first proof is seen; null where that is all. */
export async function askSecondStep(
  ports: Ports,
  repositories: Repositories,
  user_id: string,
  is_memoized: boolean,
): Promise<Refusal | null> {
  const { secondFactors } = repositories
  const totp = await secondFactors.findTotp(user_id)
  const passkeys = await secondFactors.listPasskeys(user_id)
  const ways: SecondStepWay[] = []
  if (passkeys.length > 0) ways.push('passkey')
  if (totp?.is_confirmed) ways.push('code')
  if (ways.length === 0) return null
  const of = { purpose: 'second_step', user_id, is_memoized } as const
  const { challenge, expires_at } = await makeChallenge(ports, repositories, of)
  return {
    code: 'second_factor_required',
    second_step: {
      challenge,
      expires_at: expires_at.toISOString(),
      ways: [...ways, 'recovery_code'],
    },
  }
}
