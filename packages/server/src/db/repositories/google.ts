import { hasRow } from '../../platform/db/hasRow.ts'
import type { GoogleRepository } from '../../services/auth/googlePorts.ts'
import type { Db } from '../database.ts'
import { USER_COLUMNS } from './users.ts'

export const googleRepository = (db: Db): GoogleRepository => ({
  findUser: ({ issuer, subject }) =>
    db
      .selectFrom('google_accounts')
      .innerJoin('users', 'users.id', 'google_accounts.user_id')
      .select(USER_COLUMNS)
      .where('google_accounts.issuer', '=', issuer)
      .where('google_accounts.subject', '=', subject)
      .executeTakeFirst(),

  isTaken: (user_id, { issuer, subject }) =>
    hasRow(
      db
        .selectFrom('google_accounts')
        .select('subject')
        .where('user_id', '=', user_id)
        .where('issuer', '=', issuer)
        .where('subject', '!=', subject),
    ),

  link: async (user_id, { issuer, subject }, created_at) => {
    await db
      .insertInto('google_accounts')
      .values({ issuer, subject, user_id, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  spendNonce: (nonce_hash, expires_at) =>
    hasRow(
      db
        .insertInto('spent_nonces')
        .values({ nonce_hash, expires_at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce_hash'),
    ),

  forgetNonces: async (now) => {
    await db.deleteFrom('spent_nonces').where('expires_at', '<', now).execute()
  },
})
