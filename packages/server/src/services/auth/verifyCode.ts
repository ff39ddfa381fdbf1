import { nextAttempt } from '../../domain/attempts.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import { recoveryHashes } from './recoveryCodes.ts'

const REFUSED: Refusal = { code: 'second_factor_refused' }

/** Under whose name a secret is sealed, so that it opens as nothing else. */
export const sealedFor = (userId: string): string => `totp:${userId}`

export interface GivenCodes {
  one_time_code?: string | undefined
  recovery_code?: string | undefined
}

/** Takes a code of the authenticator app once; one that was taken, or an older one, is refused. */
export async function takeCode(
  { clock, keySeal, totpCodes }: Pick<Ports, 'clock' | 'keySeal' | 'totpCodes'>,
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  userId: string,
  code: string,
  wants: { confirmed: boolean },
): Promise<boolean> {
  const totp = await secondFactors.findTotp(userId)
  if (totp?.is_confirmed !== wants.confirmed) return false
  const secret = keySeal.open(sealedFor(userId), totp.sealed_secret)
  const now = clock.now()
  const step = secret === null ? null : totpCodes.stepOf(secret, code, now)
  return step !== null && secondFactors.takeStep(userId, step, now)
}

/** Holds a code or a recovery code against an account's; guesses count until one is right. */
export async function verifyCode(
  ports: Ports,
  repositories: Repositories,
  userId: string,
  { one_time_code: code, recovery_code }: GivenCodes,
): Promise<Refusal | null> {
  const { rateLimits, secondFactors } = repositories
  const key = `second-factor:${userId}`
  const now = ports.clock.now()
  const attempt = nextAttempt(await rateLimits.lockAttempts(key, now), now, ports.rateLimitFactor)
  if ('retry_after' in attempt) return { code: 'too_many_requests', ...attempt }
  await rateLimits.saveAttempts(key, attempt)
  const isRight =
    code === undefined
      ? recovery_code !== undefined &&
        (await secondFactors.spendRecoveryCode(
          userId,
          recoveryHashes(ports, userId, recovery_code),
        ))
      : await takeCode(ports, repositories, userId, code, { confirmed: true })
  if (!isRight) return REFUSED
  await rateLimits.forget(key)
  return null
}
