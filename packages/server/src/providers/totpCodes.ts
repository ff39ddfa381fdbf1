import { Secret, TOTP } from 'otpauth'

import type { TotpCodes } from '../modules/auth/index.ts'

const PERIOD_S = 30
const SECRET_BYTES = 20
/** Tolerance for inaccurate clocks, in periods. */
const STEPS_ASIDE = 1

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Kathasagar', label, secret, period: PERIOD_S, digits: 6, algorithm: 'SHA1' })

function newTotp(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES })
  return { secret: secret.base32, uri: totpOf(secret, username).toString() }
}

function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(Secret.fromBase32(secret)).validate({
    token,
    timestamp,
    window: STEPS_ASIDE,
  })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

/** TOTP codes (RFC 6238) with parameters that all authenticator apps support: six digits, 30 seconds, SHA-1. */
export const totpCodes: TotpCodes = { create: newTotp, stepOf: stepOfCode }
