import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

export const findTotp = (db: Db, userId: string) =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Returns false if this or a later time step was already accepted. */
export const takeStep = (db: Db, userId: string, last_step: number, last_used_at: Date) =>
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

export const spendRecoveryCode = (db: Db, userId: string, hashes: readonly string[]) =>
  hasRow(
    db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', 'in', [...hashes])
      .returning('user_id'),
  )

/** Counts a try and returns the second step. Undefined if it has expired. */
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
