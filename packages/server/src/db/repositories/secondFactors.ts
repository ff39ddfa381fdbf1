import { sql } from 'kysely'

import type {
  SecondFactorRepository,
  StoredPasskey,
} from '../../services/auth/secondFactorPorts.ts'
import type { Db } from '../database.ts'
import { hasRow } from './hasRow.ts'

const withCounter = <Row extends { counter: string | number }>(row: Row) => ({
  ...row,
  counter: Number(row.counter),
})

type Passkeys = Pick<
  SecondFactorRepository,
  | 'listPasskeys'
  | 'lockPasskey'
  | 'insertPasskey'
  | 'notePasskeyUse'
  | 'renamePasskey'
  | 'removePasskey'
>

const passkeys = (db: Db): Passkeys => ({
  listPasskeys: async (userId): Promise<StoredPasskey[]> => {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(withCounter)
  },
  lockPasskey: async (credentialId) => {
    const row = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .forUpdate()
      .executeTakeFirst()
    return row && withCounter(row)
  },
  insertPasskey: (passkey) =>
    hasRow(
      db
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id'),
    ),
  notePasskeyUse: async (id, counter, last_used_at) => {
    await db.updateTable('passkeys').set({ counter, last_used_at }).where('id', '=', id).execute()
  },
  renamePasskey: (userId, id, name) =>
    hasRow(
      db
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id'),
    ),
  removePasskey: (userId, id) =>
    hasRow(
      db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('id'),
    ),
})

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
  tryChallenge: (tokenHash, purpose, now) =>
    db
      .updateTable('auth_challenges')
      .set({ tries: sql<number>`tries + 1` })
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
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
  ...passkeys(db),
  ...codes(db),
  ...challenges(db),
  hasFactor: async (userId) => {
    const { rows } = await sql<{ has: boolean }>`
      select exists (select from passkeys where user_id = ${userId})
        or exists (select from totp_factors where user_id = ${userId} and is_confirmed) as has`.execute(
      db,
    )
    return rows[0]?.has === true
  },
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
      'passkeys',
      'totp_factors',
      'recovery_codes',
      'auth_challenges',
      'second_factor_asks',
    ] as const) {
      await db.deleteFrom(table).where('user_id', '=', userId).execute()
    }
  },
})
