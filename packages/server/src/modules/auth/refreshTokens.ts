import { createHash, createHmac, randomBytes } from 'node:crypto'

import type { Db } from '../../db/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findToken } from './signIns.queries.ts'

const BYTES = 32

export const newRefreshToken = (): string => randomBytes(BYTES).toString('base64url')

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Derives the next token from the spent one, so that concurrent tabs get the same one. */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

/** Returns null if the successor was used, because then the token was stolen. */
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
