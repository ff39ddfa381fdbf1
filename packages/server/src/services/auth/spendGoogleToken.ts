import type { GoogleLogin } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import { endOfNonce } from './googleNonce.ts'
import type { GoogleIdentity } from './googlePorts.ts'
import { tokenHash } from './refreshTokens.ts'

export const GOOGLE_REFUSED: Refusal = { code: 'google_refused' }

/** Whom Google vouches for in a token, or why it is no good. */
export async function readGoogleToken(
  { google, clock }: Ports,
  { id_token, nonce }: GoogleLogin,
): Promise<GoogleIdentity | Refusal> {
  if (!google) return { code: 'not_found' }
  const identity = await google.read(id_token, clock.now())
  if (identity === 'unavailable') return { code: 'google_unavailable' }
  if (identity === 'refused' || (nonce ?? identity.nonce) !== identity.nonce) return GOOGLE_REFUSED
  return identity
}

/** Uses up the nonce of a token; tells when it would have ended, or nothing when it is not good. */
export async function spendNonce(
  { secrets }: Ports,
  { google }: Repositories,
  { nonce }: GoogleIdentity,
  now: Date,
): Promise<Date | null> {
  const end = endOfNonce(nonce, secrets.all(), now)
  if (!end) return null
  return (await google.spendNonce(tokenHash(nonce), end)) ? end : null
}
