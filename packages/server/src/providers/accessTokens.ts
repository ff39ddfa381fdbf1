import { createSecretKey, randomUUID } from 'node:crypto'

import { jwtVerify, SignJWT, type JWTVerifyOptions } from 'jose'

import type { AccessClaims, AccessTokens } from '../services/auth/ports.ts'
import type { Secrets } from '../services/secrets.ts'
import { bySecret } from './secrets.ts'

const LIFETIME_S = 15 * 60
const ISSUER = 'kathasagar'
const AUDIENCE = 'kathasagar-api'
/** RFC 9068: an access token says that it is one, so that no other token can pass for it. */
const TYPE = 'at+jwt'

const EXPECTED: JWTVerifyOptions = {
  algorithms: ['HS256'],
  issuer: ISSUER,
  audience: AUDIENCE,
  typ: TYPE,
  requiredClaims: ['sub', 'sid', 'exp', 'jti'],
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** Access tokens signed with the installation's own secret; any that is good verifies them. */
export function hs256AccessTokens(secrets: Pick<Secrets, 'current' | 'all'>): AccessTokens {
  // As bytes it would be made ready anew at each call.
  const keyOf = bySecret((secret) => createSecretKey(secret, 'utf8'))

  const readBy = async (secret: string, token: string, options: JWTVerifyOptions) => {
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), { ...EXPECTED, ...options })
      const { sub, sid } = payload
      if (!isId(sub) || !isId(sid)) return null
      return { user_id: sub, sign_in_id: sid }
    } catch {
      return null
    }
  }
  const read = async (token: string, options: JWTVerifyOptions): Promise<AccessClaims | null> => {
    for (const secret of secrets.all()) {
      const claims = await readBy(secret, token, options)
      if (claims) return claims
    }
    return null
  }

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
    verify: (token, now) => read(token, { currentDate: now }),
    verifySpent: (token) => read(token, { currentDate: new Date(0) }),
  }
}
