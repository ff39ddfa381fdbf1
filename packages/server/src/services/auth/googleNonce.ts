import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a nonce of ours is good. */
export const NONCE_MS = 60 * 60_000
const BYTES = 16

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`google-nonce:${text}`).digest('base64url')

/**
 * A nonce that carries its own end and our signature, so that whoever opens the login page costs
 * the database nothing; it is stored once it is spent.
 */
export function makeNonce(secret: string, now: Date): string {
  const text = `${now.getTime() + NONCE_MS}.${randomBytes(BYTES).toString('base64url')}`
  return `${text}.${signatureOf(text, secret)}`
}

/** When a nonce of ours ends; null when it is not ours or has ended. */
export function endOfNonce(nonce: string, secrets: readonly string[], now: Date): Date | null {
  const [end = '', random = '', signature = ''] = nonce.split('.')
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(`${end}.${random}`, secret))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOurs) return null
  const expires_at = new Date(Number(end))
  return expires_at > now ? expires_at : null
}
