import { createHmac } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import type { Platform } from '../../platform/context.ts'
import type { Secrets } from '../../services/secrets.ts'
import { forgetGuesses, knownOriginKey } from './checkPassword.ts'
import { tokenHash } from './refreshTokens.ts'

/** How long a browser or an address is known after the last login from it. */
export const KNOWN_FOR_MS = 180 * DAY_MS
/** Maximum number of known browsers and addresses of one account. */
const KEPT = 20

/** Hashes of the browser and the address that a call comes from. */
export interface SignInOrigin {
  /** Hash of a token that the browser stores. */
  device: string
  address: string
  /** Hashes of the address by earlier secrets. */
  earlier: readonly string[]
}

/** Hashes an origin. There are few addresses, so their hash needs a secret. */
export function originOf(
  { secrets }: { secrets: Secrets },
  deviceToken: string,
  address: string,
): SignInOrigin {
  const hashBy = (secret: string) =>
    createHmac('sha256', secret).update(`address:${address}`).digest('hex')
  const [, ...before] = secrets.all()
  return {
    device: tokenHash(deviceToken),
    address: hashBy(secrets.current()),
    earlier: before.map(hashBy),
  }
}

/** Saves where an account was logged in from, so that its owner gets in while others guess. */
export async function rememberOrigin(
  db: Db,
  user_id: string,
  { device, address }: SignInOrigin,
  seen_at: Date,
) {
  await db
    .insertInto('known_origins')
    .values([device, address].map((origin_hash) => ({ user_id, origin_hash, seen_at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin_hash']).doUpdateSet({ seen_at }))
    .execute()
  const newest = db
    .selectFrom('known_origins')
    .select('origin_hash')
    .where('user_id', '=', user_id)
    .orderBy('seen_at', 'desc')
    .orderBy('origin_hash')
    .limit(KEPT)
  await db
    .deleteFrom('known_origins')
    .where('user_id', '=', user_id)
    .where('origin_hash', 'not in', newest)
    .execute()
}

/**
 * Makes every browser and address a stranger again. The calling browser has a new token by then; guesses from its
 * address must not keep its owner out either.
 */
export async function forgetOrigins(db: Db, userId: string, { address }: SignInOrigin) {
  await db.deleteFrom('known_origins').where('user_id', '=', userId).execute()
  await forgetGuesses(db, knownOriginKey(userId, address))
}

/** Stands for accounts that do not exist, so that the lookup takes as long. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Returns the browser, else the address, that is known to an account. Null for a stranger's. */
export async function knownOriginOf(
  { db, clock }: Platform,
  userId: string | undefined,
  { device, address, earlier }: SignInOrigin,
): Promise<string | null> {
  const hashes = [device, address, ...earlier]
  const known = await db
    .selectFrom('known_origins')
    .select('origin_hash')
    .where('user_id', '=', userId ?? NOBODY)
    .where('origin_hash', 'in', hashes)
    .where('seen_at', '>', new Date(clock.now().getTime() - KNOWN_FOR_MS))
    .execute()
  return hashes.find((hash) => known.some(({ origin_hash }) => origin_hash === hash)) ?? null
}
