import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (userId: string, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')

/**
 * Names an account, signed for this purpose alone. It lasts as long as the secret does: a letter may
 * be found again after years, and its link has to work then too.
 */
export const unsubscribeToken = (userId: string, secret: string): string =>
  `${userId}.${signatureOf(userId, secret)}`

/** Whose token it is; null when it is not ours. */
export function userOfToken(token: string, secrets: readonly string[]): string | null {
  const [userId = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature)
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(userId, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? userId : null
}
