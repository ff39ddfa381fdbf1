import { newRefreshToken, tokenHash } from './refreshTokens.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { AuthChallenge, ChallengePurpose, PasskeySite } from './secondFactorPorts.ts'

const CHALLENGE_MS = 5 * 60_000

/** Where passkeys of this installation belong: its host alone, and its pages alone. */
export function siteOf({ siteUrl }: Pick<Ports, 'siteUrl'>): PasskeySite {
  const url = new URL(siteUrl())
  // Browsers have no passkeys at an IP address; on its own machine the site has a name as well.
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return { rpId: url.hostname, origin: url.origin }
}

/** Makes a challenge that is good for five minutes; only its hash is kept. */
export async function makeChallenge(
  { clock }: Pick<Ports, 'clock'>,
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  of: Pick<AuthChallenge, 'purpose' | 'user_id'> & { is_memoized?: boolean },
): Promise<{ challenge: string; expires_at: Date }> {
  const challenge = newRefreshToken()
  const expires_at = new Date(clock.now().getTime() + CHALLENGE_MS)
  const { is_memoized = false, ...rest } = of
  const token_hash = tokenHash(challenge)
  await secondFactors.insertChallenge({ ...rest, is_memoized, token_hash, expires_at })
  return { challenge, expires_at }
}

/** What an authenticator says to have signed; blank where that cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const isObject = typeof data === 'object' && data !== null && 'challenge' in data
    return isObject && typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}

/** Uses a challenge up, whatever comes of it; nothing where it is over or another's. */
export async function spendChallenge(
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  challenge: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<AuthChallenge | undefined> {
  const hash = tokenHash(challenge)
  const found = await secondFactors.tryChallenge(hash, purpose, now)
  if (found) await secondFactors.dropChallenge(hash)
  return found
}
