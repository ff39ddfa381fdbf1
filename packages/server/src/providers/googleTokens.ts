import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'

import type { GoogleIdentity, GoogleTokens } from '../modules/auth/index.ts'

export interface GoogleSettings {
  clientId: string
  keysUrl: string
}

export const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs'

/** Issuer that we store with accounts. Google uses two issuer names. */
const ISSUER = 'https://accounts.google.com'
const ISSUERS = [ISSUER, 'accounts.google.com']

const KEYS_WITHIN_MS = 5000
const SKEW_S = 5

/** Error codes of an invalid token. All other codes mean that Google's keys could not be fetched. */
const ABOUT_THE_TOKEN = new Set([
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWT_EXPIRED',
  'ERR_JWT_INVALID',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
])

function identityIn(payload: JWTPayload, clientId: string): GoogleIdentity | 'refused' {
  const { sub, email, email_verified, name, nonce, azp } = payload
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof nonce !== 'string') {
    return 'refused'
  }
  // The token was issued to another client.
  if (email_verified !== true || (azp !== undefined && azp !== clientId)) return 'refused'
  const shown = typeof name === 'string' && name.trim() !== '' ? name.trim() : null
  return { issuer: ISSUER, subject: sub, email, name: shown, nonce }
}

/** Verifies ID tokens with Google's public keys. Fetches the keys once, and again if a key id is unknown. */
export function googleTokens({ clientId, keysUrl }: GoogleSettings): GoogleTokens {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_WITHIN_MS })
  const expected: JWTVerifyOptions = {
    algorithms: ['RS256'],
    issuer: ISSUERS,
    audience: clientId,
    clockTolerance: SKEW_S,
    requiredClaims: ['sub', 'email', 'exp', 'iat', 'nonce'],
  }

  return {
    clientId,
    read: async (idToken, now) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, { ...expected, currentDate: now })
        return identityIn(payload, clientId)
      } catch (error) {
        const isRefused = error instanceof errors.JOSEError && ABOUT_THE_TOKEN.has(error.code)
        return isRefused ? 'refused' : 'unavailable'
      }
    },
  }
}
