import { createHash, createHmac, randomBytes } from 'node:crypto'

import type { Db } from '../../db/database.ts'
import type { Secrets } from '../../services/secrets.ts'
import { findToken } from './signIns.queries.ts'

const BYTES = 32

export const newRefreshToken = (): string => randomBytes(BYTES).toString('base64url')

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Derives the token that follows another. It is derived from the spent token and a secret, so that two tabs that
 * renew at once get the same successor.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

/**
 * Returns the successor of a spent token while nobody has used it, because two tabs may renew with one token, or an
 * answer may get lost. Returns null if the successor has been used: then the spent token is a stolen one.
 */
export async function unusedSuccessorOf(
  { secrets }: { secrets: Secrets },
  db: Db,
  token: string,
): Promise<string | null> {
  for (const secret of secrets.all()) {
    const successor = successorOf(token, secret)
    const next = await findToken(db, tokenHash(successor))
    if (next) return next.used_at === null ? successor : null
  }
  return null
}
