import { createHmac, randomInt } from 'node:crypto'

import type { Db, Platform, Refusal, StoredUser } from '../../platform/call.ts'
import { queueMail } from '../mail/index.ts'
import { deleteOwnKey } from '../models/index.ts'
import { deleteHits, lockAttempts, saveAttempts } from '../../platform/rateLimits.ts'
import { nextAttempt } from '../../domain/passwords.ts'
import type { AuthContext } from './context.ts'
import { recordEvent } from '../audit/index.ts'
import { newRefreshToken, tokenHash } from './signIns.queries.ts'
import { sql } from 'kysely'
import { hasRow } from '../../platform/db/rows.ts'

export const findTotp = (db: Db, userId: string) =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Returns false if this or a later time step was already accepted. */
const takeStep = (db: Db, userId: string, last_step: number, last_used_at: Date) =>
  hasRow(
    db
      .updateTable('totp_factors')
      .set({ last_step, last_used_at, is_confirmed: true })
      .where('user_id', '=', userId)
      .where('last_step', '<', last_step)
      .returning('user_id'),
  )

export const hasFactor = (db: Db, userId: string) =>
  hasRow(
    db
      .selectFrom('totp_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('is_confirmed', '=', true),
  )

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const codes = db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId)
  return (await codes.execute()).length
}

export async function replaceRecoveryCodes(db: Db, user_id: string, hashes: readonly string[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  if (hashes.length === 0) return
  const codes = hashes.map((code_hash) => ({ user_id, code_hash }))
  await db.insertInto('recovery_codes').values(codes).execute()
}

const spendRecoveryCode = (db: Db, userId: string, hashes: readonly string[]) =>
  hasRow(
    db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', 'in', [...hashes])
      .returning('user_id'),
  )

export const tryChallenge = (db: Db, tokenHash: string, now: Date) =>
  db
    .updateTable('auth_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Removes all factors and restarts the grace period. */
export async function removeFactors(db: Db, userId: string): Promise<void> {
  const tables = [
    'totp_factors',
    'recovery_codes',
    'auth_challenges',
    'second_factor_asks',
  ] as const
  for (const table of tables) await db.deleteFrom(table).where('user_id', '=', userId).execute()
}

export interface TotpCodes {
  create(username: string): { secret: string; uri: string }
  /** Returns the time step of a code, or null if it is wrong. Accepts codes of adjacent steps. */
  stepOf(secret: string, code: string, now: Date): number | null
}

const CHALLENGE_MS = 5 * 60_000
const GRACE_MS = 7 * 24 * 60 * 60_000

/** Returns the encryption context, which binds the secret to user and purpose. */
export const sealedFor = (userId: string): string => `totp:${userId}`

/** Returns a refusal with a challenge. Returns null if the user has no second factor. */
export async function askSecondStep(
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  user_id: string,
  is_persistent: boolean,
): Promise<Refusal | null> {
  const totp = await findTotp(db, user_id)
  if (!totp?.is_confirmed) return null
  const challenge = newRefreshToken()
  const expires_at = new Date(clock.now().getTime() + CHALLENGE_MS)
  const stored = { user_id, is_persistent, token_hash: tokenHash(challenge), expires_at }
  await db.insertInto('auth_challenges').values(stored).execute()
  return {
    code: 'second_factor_required',
    second_step: { challenge, expires_at: expires_at.toISOString() },
  }
}

/** Returns the deadline for adding a second factor. Null if none is required. */
export async function secondFactorDue(
  {
    db,
    clock,
    adminsNeedSecondFactor,
  }: Pick<AuthContext, 'db' | 'clock' | 'adminsNeedSecondFactor'>,
  { id: user_id, role }: Pick<StoredUser, 'id' | 'role'>,
): Promise<Date | null> {
  if (!adminsNeedSecondFactor || role !== 'admin') return null
  if (await hasFactor(db, user_id)) return null
  const now = clock.now()
  await db
    .insertInto('second_factor_asks')
    .values({ user_id, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const asks = db.selectFrom('second_factor_asks').select('asked_at')
  const asked = await asks.where('user_id', '=', user_id).executeTakeFirst()
  return new Date((asked?.asked_at ?? now).getTime() + GRACE_MS)
}

type CodeContext = Pick<
  AuthContext,
  'clock' | 'keySeal' | 'totpCodes' | 'rateLimitFactor' | 'secrets'
>

/** Accepts a code. A code is refused if it, or a later one, was already used. */
export async function takeCode(
  { clock, keySeal, totpCodes }: CodeContext,
  db: Db,
  userId: string,
  code: string,
  wants: { confirmed: boolean },
): Promise<boolean> {
  const totp = await findTotp(db, userId)
  if (totp?.is_confirmed !== wants.confirmed) return false
  const secret = keySeal.open(sealedFor(userId), totp.sealed_secret)
  const now = clock.now()
  const step = secret === null ? null : totpCodes.stepOf(secret, code, now)
  return step !== null && takeStep(db, userId, step, now)
}

export async function verifyCode(
  ctx: CodeContext,
  db: Db,
  userId: string,
  {
    one_time_code: code,
    recovery_code,
  }: { one_time_code?: string | undefined; recovery_code?: string | undefined },
): Promise<Refusal | null> {
  const key = `second-factor:${userId}`
  const now = ctx.clock.now()
  const attempt = nextAttempt(await lockAttempts(db, key, now), now, ctx.rateLimitFactor)
  if ('retry_after' in attempt) return { code: 'too_many_requests', ...attempt }
  await saveAttempts(db, key, attempt)
  // The stored hash may use an earlier secret.
  const hashesOf = (recovery: string) =>
    ctx.secrets.all().map((secret) => recoveryHash(secret, userId, recovery))
  const isRight =
    code === undefined
      ? recovery_code !== undefined &&
        (await spendRecoveryCode(db, userId, hashesOf(recovery_code)))
      : await takeCode(ctx, db, userId, code, { confirmed: true })
  if (!isRight) return { code: 'second_factor_refused' }
  await deleteHits(db, key)
  return null
}

const COUNT = 10
const LENGTH = 10
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Hashes a recovery code with a secret, because short codes are easy to guess. */
function recoveryHash(secret: string, userId: string, code: string) {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', secret).update(`recovery:${userId}:${plain}`).digest('hex')
}

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

export async function makeRecoveryCodes(
  { secrets }: Pick<AuthContext, 'secrets'>,
  db: Db,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  const hashes = codes.map((code) => recoveryHash(secrets.current(), userId, code))
  await replaceRecoveryCodes(db, userId, hashes)
  return codes
}

export async function noteFactorChange(
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  { id, email }: Pick<StoredUser, 'id' | 'email'>,
  change: 'totp_added' | 'totp_removed' | 'recovery_renewed',
): Promise<void> {
  const now = clock.now()
  const target = { kind: 'user', id }
  const event = { actor_id: id, act: 'second_factor_changed', target, after: { change } } as const
  await recordEvent(db, event, now)
  if (email) await queueMail(db, 'second_factor_changed', email, now)
}

/** Removes settings of a stranger who may have registered with this email. */
export async function deletePendingSetUp(db: Db, userId: string): Promise<void> {
  await removeFactors(db, userId)
  await deleteOwnKey(db, userId)
}
