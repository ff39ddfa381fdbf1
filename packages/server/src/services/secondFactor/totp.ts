import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
const SECRET_BYTES = 20
/** Clocks of phones go a little before or after ours. */
const STEPS_ASIDE = 1

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Kathasagar', label, secret, period: PERIOD_S, digits: 6, algorithm: 'SHA1' })

/** A new secret, as text and as the address that an authenticator app reads. */
export function newTotp(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES })
  return { secret: secret.base32, uri: totpOf(secret, username).toString() }
}

/** The time step that a code belongs to, now or right beside it; null for a code that is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
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

/** Under whose name a secret is sealed, so that it opens as nothing else. */
export const sealedFor = (userId: string): string => `totp:${userId}`
