import { sql } from 'kysely'

import type { SecondFactorRepository } from '../../services/auth/secondFactorPorts.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

type Codes = Pick<
  SecondFactorRepository,
  | 'findTotp'
  | 'saveTotp'
  | 'takeStep'
  | 'removeTotp'
  | 'countRecoveryCodes'
  | 'replaceRecoveryCodes'
  | 'spendRecoveryCode'
>

const codes = (db: Db): Codes => ({
  findTotp: (userId) =>
    db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  saveTotp: async ({ user_id, ...rest }) => {
    await db
      .insertInto('totp_factors')
      .values({ user_id, ...rest })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...rest, last_step: 0 })
          .where('totp_factors.is_confirmed', '=', false),
      )
      .execute()
  },
  takeStep: (userId, last_step, last_used_at) =>
    hasRow(
      db
        .updateTable('totp_factors')
        .set({ last_step, last_used_at, is_confirmed: true })
        .where('user_id', '=', userId)
        .where('last_step', '<', last_step)
        .returning('user_id'),
    ),
  removeTotp: async (userId) => {
    const removed = await db
      .deleteFrom('totp_factors')
      .where('user_id', '=', userId)
      .returning('is_confirmed')
      .executeTakeFirst()
    return removed?.is_confirmed === true
  },
  countRecoveryCodes: async (userId) => {
    const rows = await db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', userId)
      .execute()
    return rows.length
  },
  replaceRecoveryCodes: async (user_id, hashes) => {
    await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
    if (hashes.length === 0) return
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id, code_hash })))
      .execute()
  },
  spendRecoveryCode: (userId, hashes) =>
    hasRow(
      db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', 'in', [...hashes])
        .returning('user_id'),
    ),
})

type Challenges = Pick<
  SecondFactorRepository,
  'insertChallenge' | 'tryChallenge' | 'dropChallenge' | 'forgetChallenges'
>

const challenges = (db: Db): Challenges => ({
  insertChallenge: async (challenge) => {
    await db.insertInto('auth_challenges').values(challenge).execute()
  },
  tryChallenge: (tokenHash, now) =>
    db
      .updateTable('auth_challenges')
      .set({ tries: sql<number>`tries + 1` })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),
  dropChallenge: async (tokenHash) => {
    await db.deleteFrom('auth_challenges').where('token_hash', '=', tokenHash).execute()
  },
  forgetChallenges: async (now) => {
    await db.deleteFrom('auth_challenges').where('expires_at', '<=', now).execute()
  },
})

export const secondFactorRepository = (db: Db): SecondFactorRepository => ({
  ...codes(db),
  ...challenges(db),
  hasFactor: (userId) =>
    hasRow(
      db
        .selectFrom('totp_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('is_confirmed', '=', true),
    ),
  noteAsked: async (user_id, asked_at) => {
    await db
      .insertInto('second_factor_asks')
      .values({ user_id, asked_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db
      .selectFrom('second_factor_asks')
      .select('asked_at')
      .where('user_id', '=', user_id)
      .executeTakeFirst()
    return row?.asked_at ?? asked_at
  },
  removeAll: async (userId) => {
    for (const table of [
      'totp_factors',
      'recovery_codes',
      'auth_challenges',
      'second_factor_asks',
    ] as const) {
      await db.deleteFrom(table).where('user_id', '=', userId).execute()
    }
  },
})
