import { randomInt } from 'node:crypto'

import {
  DAY_MS,
  type BodyOf,
  CREDITS_AT_REGISTRATION,
  CREDITS_AT_VERIFICATION,
  LIMITS,
} from '@kathasagar/api/contract'

import { isRefusal } from '../../platform/call.ts'
import type { Db, Call, Refusal, StoredUser } from '../../platform/call.ts'
import { queueMail } from '../mail/index.ts'
import { addHits } from '../../platform/rateLimits.ts'
import { hasRow } from '../../platform/db/rows.ts'
import { recordRateLimited } from '../audit/index.ts'
import { findUser, insertUser, same, selectUser, setPassword, setVerified } from '../users/index.ts'
import { consumeAllLinks } from './accountLinks.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { AuthContext } from './context.ts'
import { findGoogleUser, GOOGLE_REFUSED, readGoogleToken, consumeNonce } from './google.ts'
import type { GoogleIdentity } from './google.ts'
import { askSecondStep, deletePendingSetUp } from './secondFactor.ts'
import { endAllSignIns } from './signIns.queries.ts'
import { mergeGuest } from './mergeGuest.ts'
import { grantCredits } from '../ledger/index.ts'

const DIGITS = 10_000
const ROOM_FOR_DIGITS = 5
/** Maximum attempts to find a free username. Each uses a new random number. */
const MAX_NAME_TRIES = 8

type Newcomer = GoogleIdentity & Pick<BodyOf<'googleLogin'>, 'language'>

const lockByEmail = (db: Db, email: string) =>
  selectUser(db).where(same('email', email)).forUpdate().executeTakeFirst()

/** Creates a user. The username consists of the name and a number, never of the email. */
async function insertNamed(db: Db, { email, name, language }: Newcomer): Promise<StoredUser> {
  const first = (name ?? '').normalize('NFKD').split(/\s+/)[0] ?? ''
  const letters = first.replace(/[^A-Za-z]/g, '').toLowerCase()
  const stem = letters.slice(0, LIMITS.usernameMax - ROOM_FOR_DIGITS) || 'reader'
  const display_name = name === null ? null : [...name].slice(0, LIMITS.displayNameMax).join('')
  for (let tries = 0; tries < MAX_NAME_TRIES; tries += 1) {
    const user = await insertUser(db, {
      username: `${stem}_${String(randomInt(DIGITS)).padStart(4, '0')}`,
      email,
      display_name,
      password_hash: null,
      role: 'user',
      is_verified: true,
      language: language ?? null,
    })
    if (user) return user
    // Another tab may have created the account first.
    const twin = await lockByEmail(db, email)
    if (twin) return twin
  }
  throw new Error(`No username is free for ${MAX_NAME_TRIES} tries`)
}

/** Refuses a second Google account for an email, because the email may have a new owner. */
async function refuseOtherAccount(db: Db, { id, email }: StoredUser, now: Date): Promise<Refusal> {
  const target = { kind: 'user', id }
  await recordRateLimited(db, id, { actor_id: null, act: 'google_taken', target }, now)
  const { hits } = await addHits(db, `google-taken:${id}`, DAY_MS, now)
  if (hits === 1 && email) await queueMail(db, 'google_taken', email, now)
  return { code: 'google_taken' }
}

async function userOf(
  { ledgerAudit }: AuthContext,
  db: Db,
  identity: Newcomer,
  now: Date,
): Promise<StoredUser | Refusal> {
  const known = await findGoogleUser(db, identity)
  if (known) return known
  if (!ledgerAudit.isSound()) return { code: 'read_only' }

  const sameEmail = await lockByEmail(db, identity.email)
  const user = sameEmail ?? (await insertNamed(db, identity))
  const { issuer, subject } = identity
  const others = db
    .selectFrom('google_accounts')
    .select('subject')
    .where('user_id', '=', user.id)
    .where('issuer', '=', issuer)
    .where('subject', '!=', subject)
  if (await hasRow(others)) return refuseOtherAccount(db, user, now)
  // A stranger may have registered with the unconfirmed email.
  if (sameEmail && !sameEmail.is_verified) {
    await deletePendingSetUp(db, user.id)
    await setPassword(db, user.id, null)
    await endAllSignIns(db, user.id, now)
    await consumeAllLinks(db, user.id, now)
    await setVerified(db, user.id)
  }
  await db
    .insertInto('google_accounts')
    .values({ issuer, subject, user_id: user.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await grantCredits(db, user.id, CREDITS_AT_REGISTRATION, 'registration')
  await grantCredits(db, user.id, CREDITS_AT_VERIFICATION, 'verification')
  return (await findUser(db, user.id)) ?? user
}

export const googleLogin: Call<'googleLogin', AuthContext> = async (ctx, { body, origin }) => {
  const identity = await readGoogleToken(ctx, body)
  if (isRefusal(identity)) return identity

  return ctx.transaction(async (db) => {
    const now = ctx.clock.now()
    if (!(await consumeNonce(ctx, db, identity, now))) return GOOGLE_REFUSED
    const user = await userOf(ctx, db, { ...identity, language: body.language }, now)
    if (isRefusal(user)) return user
    if (user.suspended_at) return { code: 'account_suspended' as const }
    const step = await askSecondStep(ctx, db, user.id, true)
    if (step) return step
    await mergeGuest(ctx, db, body, user)
    return beginSignIn(ctx, db, user, { rememberMe: true, isReauthenticated: true, origin })
  })
}
