import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto'

import { createBoundedCache } from '@kathasagar/story/boundedCache'
import { jwtVerify, SignJWT, type JWTVerifyOptions } from 'jose'

import type { AccessClaims, AccessTokens, Secrets } from '../platform/call.ts'
import { bySecret } from './secrets.ts'

const LIFETIME_S = 15 * 60
const ISSUER = 'kathasagar'
const AUDIENCE = 'kathasagar-api'
/** Token type of access tokens (RFC 9068). Tokens of other types are refused. */
const TYPE = 'at+jwt'

const EXPECTED: JWTVerifyOptions = {
  algorithms: ['HS256'],
  issuer: ISSUER,
  audience: AUDIENCE,
  typ: TYPE,
  requiredClaims: ['sub', 'sid', 'exp', 'jti'],
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Maximum number of verified tokens to cache. They take about three megabytes. */
const MOST_VERIFIED = 5000

interface Verified {
  claims: AccessClaims
  exp: number
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** Creates a verifier that accepts tokens of all valid secrets and caches them. */
function tokenReader(secrets: Pick<Secrets, 'all'>, keyOf: (secret: string) => KeyObject) {
  // Each secret has its own cache, so that a revoked secret also invalidates its cached tokens.
  const verifiedBy = bySecret(() => createBoundedCache<string, Verified>({ max: MOST_VERIFIED }))

  const verifyBy = async (secret: string, token: string, currentDate: Date) => {
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), { ...EXPECTED, currentDate })
      const { sub, sid, exp } = payload
      if (!isId(sub) || !isId(sid) || exp === undefined) return null
      const claims = { user_id: sub, sign_in_id: sid }
      verifiedBy(secret).set(token, { claims, exp })
      return claims
    } catch {
      return null
    }
  }
  return async (token: string, now: Date): Promise<AccessClaims | null> => {
    const good = secrets.all()
    for (const secret of good) {
      const known = verifiedBy(secret).get(token)
      if (known && known.exp > Math.floor(now.getTime() / 1000)) return known.claims
    }
    for (const secret of good) {
      const claims = await verifyBy(secret, token, now)
      if (claims) return claims
    }
    return null
  }
}

export function hs256AccessTokens(secrets: Pick<Secrets, 'current' | 'all'>): AccessTokens {
  // Key objects are cached, because the library would import raw bytes each time.
  const keyOf = bySecret((secret) => createSecretKey(secret, 'utf8'))
  const read = tokenReader(secrets, keyOf)

  return {
    sign: ({ user_id, sign_in_id }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sign_in_id })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(user_id)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_S)
        .sign(keyOf(secrets.current()))
    },
    verify: read,
    verifySpent: (token) => read(token, new Date(0)),
  }
}
