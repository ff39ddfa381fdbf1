import { sql } from 'kysely'

import type { GuestRepository } from '../../services/auth/guestPorts.ts'
import type { Db } from '../database.ts'
import { totalOf } from '../../platform/db/totalOf.ts'
import { USER_COLUMNS } from './users.ts'

export const guestRepository = (db: Db): GuestRepository => ({
  insert: (username) =>
    db
      .insertInto('users')
      .values({ username, is_guest: true })
      .returning(USER_COLUMNS)
      .executeTakeFirstOrThrow(),

  becomeAccount: async (guestId, account) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select become_account(${guestId}::uuid, ${JSON.stringify(account)}::jsonb) as is_free`.execute(
      db,
    )
    return rows[0]?.is_free === true
  },

  moveInto: async (guestId, accountId) => {
    await sql`select move_guest(${guestId}::uuid, ${accountId}::uuid)`.execute(db)
  },

  countSessions: (guestId) =>
    totalOf(db.selectFrom('game_sessions').where('user_id', '=', guestId)),

  listIdle: async (since, { limit, except }) => {
    const idle = await db
      .selectFrom('users')
      .select('id')
      .where('is_guest', '=', true)
      .where('created_at', '<', since)
      .where(sql<boolean>`id <> all (${except}::uuid[])`)
      .where(
        sql<boolean>`not exists (select from game_sessions
          where user_id = users.id and updated_at >= ${since})`,
      )
      .orderBy('created_at')
      .limit(limit)
      .execute()
    return idle.map(({ id }) => id)
  },

  erase: async (guestId) => {
    await sql`select erase_guest(${guestId}::uuid)`.execute(db)
  },
})
