import { hasRow } from '../../platform/db/hasRow.ts'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import type { AuthorRepository } from '../../services/authors/ports.ts'
import type { Audience } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { visibleTo } from '../../modules/catalogue/index.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

async function figuresOf(db: Db, authorId: string, audience: Audience) {
  const byLanguage = await db
    .selectFrom('stories')
    .select('language')
    .select([
      sql<number>`count(*)::int`.as('stories'),
      // As wide as a count of the contract, however often they were played.
      sql<number>`least(sum(plays_total), 2147483647)::int`.as('plays'),
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
    plays_total: Math.min(sum('plays'), 2_147_483_647),
    languages: byLanguage.map(({ language }): StoryLanguage => language),
  }
}

/** How many rows of `follows` have this in a column. */
const countFollows = (db: Db, column: 'follower_id' | 'author_id', id: string) =>
  totalOf(db.selectFrom('follows').where(column, '=', id))

const findAuthor = (db: Db, handle: string) =>
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

const follow = (db: Db, followerId: string, authorId: string, now: Date) =>
  db
    .insertInto('follows')
    .columns(['follower_id', 'author_id', 'created_at'])
    .expression((select) =>
      select
        .selectFrom('users')
        .select(({ val }) => [
          val(followerId).$castTo<string>().as('follower_id'),
          'users.id',
          val(now).$castTo<Date>().as('created_at'),
        ])
        .where('users.id', '=', authorId)
        // One who is being erased is waited for, and then not there.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const authorRepository = (db: Db): AuthorRepository => ({
  findAuthor: (handle) => findAuthor(db, handle),
  figuresOf: (authorId, audience) => figuresOf(db, authorId, audience),
  countFollowers: (authorId) => countFollows(db, 'author_id', authorId),
  countFollowed: (followerId) => countFollows(db, 'follower_id', followerId),

  isFollowing: (followerId, authorId) =>
    hasRow(
      db
        .selectFrom('follows')
        .select('author_id')
        .where('follower_id', '=', followerId)
        .where('author_id', '=', authorId),
    ),

  follow: async (followerId, authorId, now) => {
    await follow(db, followerId, authorId, now)
  },

  unfollow: async (followerId, authorId) => {
    await db
      .deleteFrom('follows')
      .where('follower_id', '=', followerId)
      .where('author_id', '=', authorId)
      .execute()
  },

  listAddresses: (audience, limit) =>
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
      .execute(),
})
