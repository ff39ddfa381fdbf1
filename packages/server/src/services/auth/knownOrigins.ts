import { createHmac } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { tokenHash } from './refreshTokens.ts'
import { knownOriginKey } from './signInKey.ts'

/** How long a browser or an address is known after it was last signed in from. */
export const KNOWN_FOR_MS = 180 * DAY_MS
/** Browsers and addresses that are known of one account; the oldest are forgotten. */
const KEPT = 20

/** Where a call comes from, in hashes. */
export interface SignInOrigin {
  /** The browser, by a token that it keeps. */
  device: string
  /** Its address in the net. */
  address: string
  /** The same by secrets that another takes the place of. */
  earlier: readonly string[]
}

export interface KnownOriginRepository {
  /** Those of the hashes from which the account was signed in to since `since`. */
  findKnown(userId: string, hashes: readonly string[], since: Date): Promise<string[]>
  remember(userId: string, hashes: readonly string[], now: Date): Promise<void>
  /** Forgets all but the newest so many. */
  keepNewest(userId: string, kept: number): Promise<void>
  forgetAll(userId: string): Promise<void>
  forgetBefore(then: Date): Promise<void>
}

/** Addresses are few enough to be tried one by one, so their hash needs a secret. */
export function originOf(
  { secrets }: Pick<Ports, 'secrets'>,
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

/** Keeps from where an account was signed in to, so that its owner gets in while others guess. */
export async function rememberOrigin(
  { knownOrigins }: Pick<Repositories, 'knownOrigins'>,
  userId: string,
  { device, address }: SignInOrigin,
  now: Date,
) {
  await knownOrigins.remember(userId, [device, address], now)
  await knownOrigins.keepNewest(userId, KEPT)
}

/**
 * Makes every browser and address a stranger again. The browser that calls has a token without a
 * count by then; what was guessed from its address must not keep its owner out either.
 */
export async function forgetOrigins(
  { knownOrigins, rateLimits }: Pick<Repositories, 'knownOrigins' | 'rateLimits'>,
  userId: string,
  { address }: SignInOrigin,
) {
  await knownOrigins.forgetAll(userId)
  await rateLimits.forget(knownOriginKey(userId, address))
}

/** Stands for accounts that do not exist, so that looking for them takes as long. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** The browser or else the address that is known to an account; null for a stranger's. */
export async function knownOriginOf(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  userId: string | undefined,
  { device, address, earlier }: SignInOrigin,
): Promise<string | null> {
  const since = new Date(clock.now().getTime() - KNOWN_FOR_MS)
  const { knownOrigins } = store.repositories
  const hashes = [device, address, ...earlier]
  const known = await knownOrigins.findKnown(userId ?? NOBODY, hashes, since)
  return hashes.find((hash) => known.includes(hash)) ?? null
}
