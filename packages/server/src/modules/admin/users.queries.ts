import type { AdminUsersQuery, AdminUser } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import { isRefusal } from '../../platform/call.ts'
import type { Db, StoredUser, Platform, Refusal } from '../../platform/call.ts'
import { like, totalOf, presentRow } from '../../platform/db/rows.ts'
import { recordEvent, type AuditAction, type AuditFacts } from '../audit/index.ts'
import { countOtherAdmins, lockWithAdmins } from '../users/index.ts'

interface Deed {
  act: AuditAction
  before?: AuditFacts
  after: AuditFacts
  perform: (db: Db) => Promise<void>
}

export interface UserModeration {
  userId: string
  /** Admin who acts. Null for the command line. */
  by: StoredUser | null
}

interface Asked extends UserModeration {
  deedFor: (user: StoredUser, db: Db, now: Date) => Promise<Deed | Refusal | null>
}

export async function refuseLastAdmin(db: Db, { id, role }: StoredUser): Promise<Refusal | null> {
  if (role !== 'admin' || (await countOtherAdmins(db, id)) > 0) return null
  return { code: 'last_admin', detail: 'This is the last admin. Make somebody else one first.' }
}

export async function changeRights(
  ctx: Platform,
  { userId, by, deedFor }: Asked,
): Promise<AdminUser | Refusal> {
  const now = ctx.clock.now()
  return ctx.transaction(async (db) => {
    const user = await lockWithAdmins(db, userId)
    if (!user) return { code: 'not_found' as const }
    const deed = await deedFor(user, db, now)
    if (isRefusal(deed)) return deed
    if (deed) {
      const { perform, ...event } = deed
      await perform(db)
      const target = { kind: 'user', id: userId }
      await recordEvent(db, { ...event, actor_id: by?.id ?? null, target }, now)
    }
    const row = await findRow(db, userId)
    return row ? presentRow<AdminUser>(row) : { code: 'not_found' as const }
  })
}

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
