import type { StoryFate } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db, StoredUser } from '../../platform/call.ts'
import { totalOf } from '../../platform/db/rows.ts'

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

export const same = (column: string, value: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${value})`

export const findUser = (db: Db, id: string) =>
  selectUser(db).where('id', '=', id).executeTakeFirst()

/** Locks a user. Other transactions can still insert rows that refer to the user. */
export const lockUser = (db: Db, id: string) =>
  selectUser(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Locks all admins and the user in a fixed order, so that two admins can't demote each other. */
export async function lockWithAdmins(db: Db, id: string) {
  await db
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('role', '=', 'admin'), where('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return findUser(db, id)
}

export const findUserByName = (db: Db, identifier: string) =>
  selectUser(db)
    .where((where) => where.or([same('username', identifier), same('email', identifier)]))
    .executeTakeFirst()

export const findUserByEmail = (db: Db, email: string) =>
  selectUser(db).where(same('email', email)).executeTakeFirst()

/** Sets the password hash. Null disables password login. */
export async function setPassword(db: Db, id: string, password_hash: string | null) {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
}

export async function setVerified(db: Db, id: string) {
  await db.updateTable('users').set({ is_verified: true }).where('id', '=', id).execute()
}

export async function setDeletion(
  db: Db,
  id: string,
  deletion: { after: Date; stories: StoryFate } | null,
) {
  const { after: delete_after = null, stories: story_fate = null } = deletion ?? {}
  await db.updateTable('users').set({ delete_after, story_fate }).where('id', '=', id).execute()
}

export const countOtherAdmins = (db: Db, id: string) =>
  totalOf(
    db
      .selectFrom('users')
      .where('role', '=', 'admin')
      .where('id', '<>', id)
      .where('suspended_at', 'is', null)
      .where('delete_after', 'is', null),
  )

type NewUser = Pick<
  StoredUser,
  'username' | 'email' | 'display_name' | 'password_hash' | 'role' | 'is_verified'
> &
  Partial<Pick<StoredUser, 'language'>>

/** Inserts a user. Returns undefined if the username or email is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<StoredUser | undefined> {
  const made = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Read again, because the database assigns the handle.
  return made && findUser(db, made.id)
}
