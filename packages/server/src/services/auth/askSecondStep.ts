import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import { newRefreshToken, tokenHash } from './refreshTokens.ts'

const CHALLENGE_MS = 5 * 60_000

/**
 * Returns a refusal that asks for the second step if the account has an authenticator app, or null.
 * Only the hash of its challenge is stored.
 */
export async function askSecondStep(
  ports: Ports,
  repositories: Repositories,
  user_id: string,
  is_memoized: boolean,
): Promise<Refusal | null> {
  const { secondFactors } = repositories
  const totp = await secondFactors.findTotp(user_id)
  if (!totp?.is_confirmed) return null
  const challenge = newRefreshToken()
  const expires_at = new Date(ports.clock.now().getTime() + CHALLENGE_MS)
  const token_hash = tokenHash(challenge)
  await secondFactors.insertChallenge({ user_id, is_memoized, token_hash, expires_at })
  return {
    code: 'second_factor_required',
    second_step: { challenge, expires_at: expires_at.toISOString() },
  }
}
