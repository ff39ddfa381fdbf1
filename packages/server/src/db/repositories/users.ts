import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql } from 'kysely'

import type { UserRepository } from '../../services/auth/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

/** What the services know of a user. */
export const USER_COLUMNS = [
  'users.id',
  'users.username',
  'users.email',
  'users.display_name',
  'users.avatar_url',
  'users.handle',
  'users.about',
  'users.password_hash',
  'users.role',
  'users.is_verified',
  'users.has_premium_access',
  'users.adult_confirmed_at',
  'users.suspended_at',
  'users.language',
  'users.delete_after',
  'users.is_guest',
] as const

export const selectUser = (db: Db) => db.selectFrom('users').select(USER_COLUMNS)

const same = (column: string, value: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${value})`

async function findTaken(db: Db, { username, email }: { username: string; email: string }) {
  const users = await db
    .selectFrom('users')
    .select([same('username', username).as('has_username'), same('email', email).as('has_email')])
    .where((where) => where.or([same('username', username), same('email', email)]))
    .execute()
  return {
    username: users.some(({ has_username }) => has_username),
    email: users.some(({ has_email }) => has_email),
  }
}

/** Read again once it is there: the database has given it a handle. */
async function insertUser(db: Db, user: Parameters<UserRepository['insertUser']>[0]) {
  const made = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && selectUser(db).where('id', '=', made.id).executeTakeFirst()
}

async function claimHandle(db: Db, id: string, handle: string) {
  const had = await db.selectFrom('handles').select('handle').where('user_id', '=', id).execute()
  if (had.some((one) => one.handle === handle)) return 'claimed'
  if (had.length >= LIMITS.handlesOfUser) return 'fixed'
  const claimed = await db
    .insertInto('handles')
    .values({ handle_hash: sql<string>`handle_hash(${handle})`, handle, user_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return claimed ? 'claimed' : 'taken'
}

const countOtherAdmins = (db: Db, id: string) =>
  totalOf(
    db
      .selectFrom('users')
      .where('role', '=', 'admin')
      .where('id', '<>', id)
      .where('suspended_at', 'is', null)
      .where('delete_after', 'is', null),
  )

export const userRepository = (db: Db): UserRepository => ({
  findUser: (id) => selectUser(db).where('id', '=', id).executeTakeFirst(),

  // Not `for update`: rows that refer to the user may be written meanwhile.
  lockUser: (id) => selectUser(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  findUserByName: (identifier) =>
    selectUser(db)
      .where((where) => where.or([same('username', identifier), same('email', identifier)]))
      .executeTakeFirst(),

  findUserByEmail: (email) => selectUser(db).where(same('email', email)).executeTakeFirst(),

  lockByEmail: (email) => selectUser(db).where(same('email', email)).forUpdate().executeTakeFirst(),

  setPassword: async (id, password_hash) => {
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  },

  setVerified: async (id) => {
    await db.updateTable('users').set({ is_verified: true }).where('id', '=', id).execute()
  },

  change: async (id, change) => {
    if (Object.keys(change).length === 0) return
    await db.updateTable('users').set(change).where('id', '=', id).execute()
  },

  setDeletion: async (id, deletion) => {
    const { after: delete_after = null, stories: story_fate = null } = deletion ?? {}
    await db.updateTable('users').set({ delete_after, story_fate }).where('id', '=', id).execute()
  },

  countOtherAdmins: (id) => countOtherAdmins(db, id),

  insertUser: (user) => insertUser(db, user),
  claimHandle: (id, handle) => claimHandle(db, id, handle),

  findTaken: (names) => findTaken(db, names),

  hasAdmin: () => hasRow(db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1)),
})
