import { createHash, createHmac, randomBytes } from 'node:crypto'

const BYTES = 32

export const newRefreshToken = (): string => randomBytes(BYTES).toString('base64url')

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * The token that follows another. It can be derived again from the spent one by whoever holds the
 * secret, so that two tabs that renew at once get the same successor and the family stays a line.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')
