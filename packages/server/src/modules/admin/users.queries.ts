import type { AdminUsersQuery } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../db/database.ts'
import { like } from '../../platform/db/likePattern.ts'
import { totalOf } from '../../platform/db/totalOf.ts'
import type { StoredUser } from '../../platform/call.ts'

type UserFilter = Omit<AdminUsersQuery, 'page' | 'per_page'>

const STATES = {
  active: sql<SqlBool>`suspended_at is null and delete_after is null`,
  suspended: sql<SqlBool>`suspended_at is not null`,
  closing: sql<SqlBool>`delete_after is not null`,
}

function passes({ search, role, state }: UserFilter) {
  const words = like(search)
  const all = [
    sql<SqlBool>`not is_guest`,
    search.trim() &&
      sql<SqlBool>`(username ilike ${words} or display_name ilike ${words} or email ilike ${words})`,
    role && sql<SqlBool>`role = ${role}`,
    state && STATES[state],
  ].filter((it) => typeof it === 'object')
  return sql<SqlBool>`${sql.join(all, sql` and `)}`
}

const selectRows = (db: Db) =>
  db.selectFrom('users').select([
    'users.id',
    'users.username',
    'users.email',
    'users.display_name',
    'users.role',
    'users.is_verified',
    'users.has_premium_access',
    'users.suspended_at',
    'users.delete_after',
    'users.created_at',
    sql<number>`coalesce((select posted - held from ledger_accounts
        where user_id = users.id and unit = 'credit' and owner_id = users.id), 0)`.as('credits'),
    sql<number>`(select count(*)::int from stories where author_id = users.id)`.as('stories'),
    sql<number>`(select count(*)::int from stories
        where author_id = users.id and status = 'published')`.as('published_stories'),
    sql<number>`(select count(*)::int from stories
        where author_id = users.id and is_down_with_author)`.as('stories_down'),
  ])

export const readUsers = (db: Db, filter: UserFilter, page: { offset: number; limit: number }) =>
  selectRows(db)
    .where(passes(filter))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const countUsers = (db: Db, filter: UserFilter) =>
  totalOf(db.selectFrom('users').where(passes(filter)))

export const findRow = (db: Db, id: string) =>
  selectRows(db).where('users.id', '=', id).executeTakeFirst()

export async function setRights(
  db: Db,
  id: string,
  rights: Partial<Pick<StoredUser, 'role' | 'suspended_at' | 'has_premium_access'>>,
) {
  await db.updateTable('users').set(rights).where('id', '=', id).execute()
}
