import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { GoogleLogin } from '@kathasagar/api/contract'

import type { Db, Refusal } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { hasRow } from '../../platform/db/rows.ts'
import { USER_COLUMNS } from '../users/index.ts'
import { tokenHash } from './signIns.queries.ts'

export interface GoogleIdentity {
  issuer: string
  subject: string
  email: string
  name: string | null
  nonce: string
}

export interface GoogleTokens {
  clientId: string
  /** Returns `unavailable` if Google's keys cannot be fetched. */
  read(idToken: string, now: Date): Promise<GoogleIdentity | 'refused' | 'unavailable'>
}

export const GOOGLE_REFUSED: Refusal = { code: 'google_refused' }

/** Lifetime of a nonce, in ms. */
export const NONCE_MS = 60 * 60_000
const BYTES = 16

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`google-nonce:${text}`).digest('base64url')

/** Creates a signed nonce. It is stored only when it is used, so the login page needs no query. */
export function makeNonce(secret: string, now: Date): string {
  const text = `${now.getTime() + NONCE_MS}.${randomBytes(BYTES).toString('base64url')}`
  return `${text}.${signatureOf(text, secret)}`
}

/** Returns the nonce's expiry, or null if it is forged or expired. */
function nonceExpiry(nonce: string, secrets: readonly string[], now: Date): Date | null {
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

export async function readGoogleToken(
  { google, clock }: Pick<AuthContext, 'google' | 'clock'>,
  { id_token, nonce }: GoogleLogin,
): Promise<GoogleIdentity | Refusal> {
  if (!google) return { code: 'not_found' }
  const identity = await google.read(id_token, clock.now())
  if (identity === 'unavailable') return { code: 'google_unavailable' }
  if (identity === 'refused' || (nonce ?? identity.nonce) !== identity.nonce) return GOOGLE_REFUSED
  return identity
}

export async function consumeNonce(
  { secrets }: Pick<AuthContext, 'secrets'>,
  db: Db,
  { nonce }: GoogleIdentity,
  now: Date,
): Promise<Date | null> {
  const expires_at = nonceExpiry(nonce, secrets.all(), now)
  if (!expires_at) return null
  const isNew = await hasRow(
    db
      .insertInto('spent_nonces')
      .values({ nonce_hash: tokenHash(nonce), expires_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce_hash'),
  )
  return isNew ? expires_at : null
}

export const findGoogleUser = (db: Db, { issuer, subject }: GoogleIdentity) =>
  db
    .selectFrom('google_accounts')
    .innerJoin('users', 'users.id', 'google_accounts.user_id')
    .select(USER_COLUMNS)
    .where('google_accounts.issuer', '=', issuer)
    .where('google_accounts.subject', '=', subject)
    .executeTakeFirst()
