import { createHmac } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'

import type { Db, Platform, Secrets } from '../../platform/call.ts'
import { resetGuesses, knownOriginKey } from './checkPassword.ts'
import { tokenHash } from './signIns.queries.ts'

/** Time for which a device or address is known after a login, in ms. */
export const ORIGIN_LIFETIME_MS = 180 * DAY_MS
const MAX_ORIGINS = 20

export interface SignInOrigin {
  device: string
  address: string
  /** Hashes of the address with earlier secrets. */
  earlier: readonly string[]
}

/** Hashes the address with a secret, because plain hashes of addresses can be reversed. */
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

/** Saves the device and address of a login, so that strangers' attempts can't lock out the owner. */
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
    .limit(MAX_ORIGINS)
  await db
    .deleteFrom('known_origins')
    .where('user_id', '=', user_id)
    .where('origin_hash', 'not in', newest)
    .execute()
}

export async function deleteOrigins(db: Db, userId: string, { address }: SignInOrigin) {
  await db.deleteFrom('known_origins').where('user_id', '=', userId).execute()
  await resetGuesses(db, knownOriginKey(userId, address))
}

/** User for the query if the account is missing, so that the lookup takes equally long. */
const UNKNOWN_USER = '00000000-0000-4000-8000-000000000000'

export async function knownOriginOf(
  { db, clock }: Platform,
  userId: string | undefined,
  { device, address, earlier }: SignInOrigin,
): Promise<string | null> {
  const hashes = [device, address, ...earlier]
  const known = await db
    .selectFrom('known_origins')
    .select('origin_hash')
    .where('user_id', '=', userId ?? UNKNOWN_USER)
    .where('origin_hash', 'in', hashes)
    .where('seen_at', '>', new Date(clock.now().getTime() - ORIGIN_LIFETIME_MS))
    .execute()
  return hashes.find((hash) => known.some(({ origin_hash }) => origin_hash === hash)) ?? null
}
