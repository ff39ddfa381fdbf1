import { sql, type SqlBool } from 'kysely'

import type { CommentRepository, ListedSaid, SaidReader } from '../../services/comments/ports.ts'
import type { Author } from '@kathasagar/api/contract'
import type { Db } from '../database.ts'
import { blocksBetween, hasBlocked } from './blocks.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

/**
 * True if the reader may see the comment: neither hidden ones nor those of suspended accounts,
 * unless they are their own or the reader moderates; nor comments across a block. Nobody escapes a
 * moderator by blocking them.
 */
const isShownTo = ({ userId, isModerator }: SaidReader) => {
  const writer = sql.ref('comments.user_id')
  if (isModerator) return sql<SqlBool>`not ${hasBlocked(userId, writer)}`
  return sql<SqlBool>`((comments.hidden_by is null and writer.suspended_at is null
    and not ${blocksBetween(userId, writer)}) or ${writer} = ${userId}::uuid)`
}

/** True if the comment comes after a place in its list. */
function isAfter({ after, sort }: Pick<ListedSaid, 'after' | 'sort'>) {
  if (after === null) return sql<SqlBool>`true`
  const { likes_total, created_at, id } = after
  return sort === 'newest'
    ? sql<SqlBool>`(comments.created_at, comments.id) < (${created_at}::timestamptz, ${id}::uuid)`
    : sql<SqlBool>`(comments.likes_total, comments.created_at, comments.id)
        < (${likes_total}::integer, ${created_at}::timestamptz, ${id}::uuid)`
}

/** The writer of a comment; null if the account is gone. */
const WRITER = sql<Author | null>`case when writer.id is not null then json_build_object(
  'handle', case when writer.suspended_at is null and writer.delete_after is null then writer.handle end,
  'display_name', coalesce(writer.display_name, writer.username), 'avatar_url', writer.avatar_url) end`

/** Locks the comment first, so that two clicks come in an order and the counter equals the rows. */
async function toggleLike(db: Db, id: string, userId: string) {
  const there = await sql`select 1 from comments where id = ${id} for update`.execute(db)
  if (there.rows.length === 0) return null
  const removed = await sql`
    delete from comment_likes where comment_id = ${id} and user_id = ${userId}`.execute(db)
  const is_liked = removed.numAffectedRows === 0n
  if (is_liked) {
    await db.insertInto('comment_likes').values({ comment_id: id, user_id: userId }).execute()
  }
  const { rows } = await sql<{ likes_total: number }>`
    update comments set likes_total = likes_total + ${sql.lit(is_liked ? 1 : -1)}
    where id = ${id} returning likes_total`.execute(db)
  return { is_liked, likes_total: rows[0]?.likes_total ?? 0 }
}

const selectComments = (db: Db, reader: SaidReader) =>
  db
    .selectFrom('comments')
    .leftJoin('users as writer', 'writer.id', 'comments.user_id')
    .select(['comments.id', 'comments.story_id', 'comments.parent_id', 'comments.user_id'])
    .select(['comments.words', 'comments.is_spoiler', 'comments.likes_total', 'comments.hidden_by'])
    .select(['comments.created_at', 'comments.edited_at'])
    .select([
      WRITER.as('writer'),
      sql<boolean>`exists (select 1 from comment_likes as liked
        where liked.comment_id = comments.id and liked.user_id = ${reader.userId}::uuid)`.as(
        'has_liked',
      ),
    ])
    .where(isShownTo(reader))

const list: (db: Db) => CommentRepository['list'] =
  (db) =>
  ({ storyId, reader, sort, after, limit }) =>
    selectComments(db, reader)
      .where('comments.story_id', '=', storyId)
      .where('comments.parent_id', 'is', null)
      .where(isAfter({ after, sort }))
      .$if(sort === 'liked', (query) => query.orderBy('comments.likes_total', 'desc'))
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .limit(limit)
      .execute()

const readsOf = (db: Db) =>
  ({
    list: list(db),
    listOldestAnswers: async (ids, reader, limit) => {
      if (ids.length === 0) return []
      return db
        .selectFrom('comments as top')
        .innerJoinLateral(
          () =>
            selectComments(db, reader)
              .where('comments.parent_id', '=', sql.ref<string>('top.id'))
              .orderBy('comments.created_at')
              .orderBy('comments.id')
              .limit(limit)
              .as('answers'),
          (join) => join.onTrue(),
        )
        .selectAll('answers')
        .where('top.id', 'in', ids)
        .orderBy('answers.created_at')
        .orderBy('answers.id')
        .execute()
    },
    listAnswers: (id, { reader, after, limit }) =>
      selectComments(db, reader)
        .where('comments.parent_id', '=', id)
        .$if(after !== null, (query) =>
          query.where(
            sql<SqlBool>`(comments.created_at, comments.id)
              > (${after?.created_at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`,
          ),
        )
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .limit(limit)
        .execute(),
    findSame: async ({ story_id, user_id, words, parent_id }, since) => {
      const found = await db
        .selectFrom('comments')
        .select('id')
        .where('story_id', '=', story_id)
        .where('user_id', '=', user_id)
        .where('words', '=', words)
        .where('parent_id', 'is not distinct from', parent_id)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      return found?.id
    },
    find: (id, storyId, reader) =>
      selectComments(db, reader)
        .where('comments.id', '=', id)
        .where('comments.story_id', '=', storyId)
        .executeTakeFirst(),
    count: (storyId) =>
      totalOf(
        db
          .selectFrom('comments')
          .leftJoin('users as writer', 'writer.id', 'comments.user_id')
          .where('story_id', '=', storyId)
          .where('writer.suspended_at', 'is', null)
          .where('parent_id', 'is', null)
          .where('hidden_by', 'is', null),
      ),
    isClosed: async (storyId) => {
      const story = await db
        .selectFrom('stories')
        .select('are_comments_closed')
        .where('id', '=', storyId)
        .executeTakeFirst()
      return story?.are_comments_closed ?? true
    },
  }) satisfies Partial<CommentRepository>

/** Runs inside a transaction that has locked the comment, so that no answer comes between. */
async function remove(db: Db, id: string) {
  const gone = await sql<{ parent_id: string | null }>`
    delete from comments where id = ${id}
      and not exists (select 1 from comments as answer where answer.parent_id = ${id})
    returning parent_id`.execute(db)
  if (gone.rows.length === 0) {
    // Its words were liked, and not what stands for its answers now.
    await db.deleteFrom('comment_likes').where('comment_id', '=', id).execute()
    await db
      .updateTable('comments')
      .set({ words: null, user_id: null, likes_total: 0 })
      .where('id', '=', id)
      .execute()
  }
  const parent = gone.rows[0]?.parent_id
  if (!parent) return
  // A comment that was deleted before stood for its answers alone.
  await sql`
    delete from comments where id = ${parent} and words is null
      and not exists (select 1 from comments as answer where answer.parent_id = ${parent})`.execute(
    db,
  )
}

export const commentRepository = (db: Db): CommentRepository => ({
  ...readsOf(db),
  lock: async (id) => {
    // What it answers first: of two answers deleted at once the later sees that the other is gone.
    await sql`select 1 from comments
      where id = (select parent_id from comments where id = ${id}) for update`.execute(db)
    const { rows } = await sql`select 1 from comments where id = ${id} for update`.execute(db)
    return rows.length > 0
  },
  insert: async (comment) => {
    await db.insertInto('comments').values(comment).execute()
  },
  edit: async (id, words, edited_at) => {
    await db
      .updateTable('comments')
      .set({ words, edited_at })
      .where('id', '=', id)
      .where('words', 'is not', null)
      .execute()
  },
  remove: (id) => remove(db, id),
  toggleLike: (id, userId) => toggleLike(db, id, userId),
  hide: async (id, hidden_by) => {
    await db.updateTable('comments').set({ hidden_by }).where('id', '=', id).execute()
  },
  close: async (storyId, are_comments_closed) => {
    await db.updateTable('stories').set({ are_comments_closed }).where('id', '=', storyId).execute()
  },
})
