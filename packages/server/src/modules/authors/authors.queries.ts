import { sql, type SqlBool } from 'kysely'

import type { Db, Refusal } from '../../platform/call.ts'
import { hasRow, totalOf } from '../../platform/db/rows.ts'
import type { Reader } from '../../platform/policies.ts'
import { type Audience, visibleTo } from '../catalogue/index.ts'

/** Returns an SQL condition. The arguments are IDs or column references. */
export const hasBlocked = (blocker: unknown, blocked: unknown) =>
  sql<SqlBool>`exists (select from blocks
    where blocker_id = ${blocker}::uuid and blocked_id = ${blocked}::uuid)`

/** SQL condition: either user has blocked the other. */
export const blocksBetween = (one: unknown, other: unknown) =>
  sql<SqlBool>`(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`

export async function isBlocking(db: Db, blockerId: string, blockedId: string) {
  const { rows } = await sql<{ is_true: boolean }>`
    select ${hasBlocked(blockerId, blockedId)} as is_true`.execute(db)
  return rows[0]?.is_true === true
}

/** Maximum count that the contract permits. */
const MAX_COUNT = 2_147_483_647

/** Finds an author by a current or former handle. Skips closed and suspended accounts. */
export const findAuthor = (db: Db, handle: string) =>
  db
    .selectFrom('handles')
    .innerJoin('users', 'users.id', 'handles.user_id')
    .select(['users.id', 'users.avatar_url', 'users.about', 'users.created_at'])
    .select(({ ref }) => ref('users.handle').$notNull().as('handle'))
    .select(sql<string>`coalesce(users.display_name, users.username)`.as('display_name'))
    .where('handle_hash', '=', sql<string>`handle_hash(${handle})`)
    .where('users.suspended_at', 'is', null)
    .where('users.delete_after', 'is', null)
    .executeTakeFirst()

type AuthorRow = NonNullable<Awaited<ReturnType<typeof findAuthor>>>

async function figuresOf(db: Db, authorId: string, audience: Audience) {
  const byLanguage = await db
    .selectFrom('stories')
    .select('language')
    .select([
      sql<number>`count(*)::int`.as('stories'),
      sql<number>`least(sum(plays_total), ${sql.lit(MAX_COUNT)})::int`.as('plays'),
    ])
    .where('author_id', '=', authorId)
    .where(visibleTo(audience))
    .groupBy('language')
    .orderBy('stories', 'desc')
    .orderBy('language')
    .execute()
  const sum = (of: 'stories' | 'plays') => byLanguage.reduce((total, one) => total + one[of], 0)
  return {
    stories_total: sum('stories'),
    plays_total: Math.min(sum('plays'), MAX_COUNT),
    languages: byLanguage.map(({ language }) => language),
  }
}

type Figures = Awaited<ReturnType<typeof figuresOf>>

/** Returns an author with a visible story. Authors can always see themselves. */
export async function findPublished(
  db: Db,
  reader: Reader,
  { handle, audience }: { handle: string; audience: Audience },
): Promise<{ author: AuthorRow; figures: Figures } | Refusal> {
  const author = await findAuthor(db, handle)
  if (!author) return { code: 'author_not_found' }
  const figures = await figuresOf(db, author.id, audience)
  if (figures.stories_total === 0 && author.id !== reader?.id) return { code: 'author_not_found' }
  return { author, figures }
}

export const countFollowers = (db: Db, authorId: string) =>
  totalOf(db.selectFrom('follows').where('author_id', '=', authorId))

export const isFollowing = (db: Db, followerId: string, authorId: string) =>
  hasRow(
    db
      .selectFrom('follows')
      .select('author_id')
      .where('follower_id', '=', followerId)
      .where('author_id', '=', authorId),
  )

export const listAddresses = (db: Db, audience: Audience, limit: number) =>
  db
    .selectFrom('stories')
    .innerJoin('users', 'users.id', 'stories.author_id')
    .select(({ ref }) => ref('users.handle').$notNull().as('handle'))
    .select(sql<Date>`max(stories.updated_at)`.as('updated_at'))
    .where(visibleTo(audience))
    .where('users.handle', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .where('users.delete_after', 'is', null)
    .groupBy('users.handle')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
