import { sql, type SqlBool } from 'kysely'

import type { AdminUserRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'
import { like } from '../../platform/db/likePattern.ts'
import { totalOf } from '../../platform/db/totalOf.ts'
import { selectUser } from '../../modules/users/index.ts'

type Filter = Parameters<AdminUserRepository['countUsers']>[0]

const STATES = {
  active: sql<SqlBool>`suspended_at is null and delete_after is null`,
  suspended: sql<SqlBool>`suspended_at is not null`,
  closing: sql<SqlBool>`delete_after is not null`,
}

function passes({ search, role, state }: Filter) {
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

/**
 * All admins and the user, in one order: whoever changes rights waits here. The user may become an
 * admin meanwhile, so a lock of their own afterwards could wait for one who waits for ours.
 */
async function lockUser(db: Db, id: string) {
  await db
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('role', '=', 'admin'), where('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return selectUser(db).where('id', '=', id).executeTakeFirst()
}

async function takeDownStories(db: Db, author_id: string, review_reason: string) {
  // What an earlier suspension left down stays so by itself.
  await db
    .updateTable('stories')
    .set({ is_down_with_author: false })
    .where('author_id', '=', author_id)
    .where('is_down_with_author', '=', true)
    .execute()
  return db
    .updateTable('stories')
    .set({ status: 'archived', is_taken_down: true, is_down_with_author: true, review_reason })
    .where('author_id', '=', author_id)
    .where('status', '=', 'published')
    .returning('id')
    .execute()
}

const bringBackStories = (db: Db, author_id: string) =>
  db
    .updateTable('stories')
    .set({
      status: 'published',
      is_taken_down: false,
      is_down_with_author: false,
      review_reason: null,
    })
    .where('author_id', '=', author_id)
    .where('is_down_with_author', '=', true)
    .where('status', '=', 'archived')
    .returning('id')
    .execute()

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

export const adminUserRepository = (db: Db): AdminUserRepository => ({
  listUsers: (filter, { offset, limit }) =>
    selectRows(db)
      .where(passes(filter))
      .orderBy('users.created_at', 'desc')
      .orderBy('users.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),

  countUsers: (filter) => totalOf(db.selectFrom('users').where(passes(filter))),

  findRow: (id) => selectRows(db).where('users.id', '=', id).executeTakeFirst(),
  lockUser: (id) => lockUser(db, id),

  takeDownStories: async (id, reason) => idsOf(await takeDownStories(db, id, reason)),
  bringBackStories: async (id) => idsOf(await bringBackStories(db, id)),

  setRights: async (id, rights) => {
    await db.updateTable('users').set(rights).where('id', '=', id).execute()
  },
})
