import { sql, type SqlBool } from 'kysely'

import type {
  CommentRepository,
  ListedSaid,
  OpenScenes,
  SaidReader,
  SceneSaid,
} from '../../services/comments/ports.ts'
import type { Author } from '@kathasagar/api/contract'
import type { Db } from '../database.ts'
import { blocksBetween, hasBlocked } from './blocks.ts'
import { totalOf } from './totalOf.ts'

/** Plays that say where somebody stands. */
const STANDS = 5

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
    .select(['comments.words', 'comments.scene_name', 'comments.scene_title'])
    .select(['comments.likes_total', 'comments.is_pinned', 'comments.hidden_by'])
    .select(['comments.created_at', 'comments.edited_at'])
    .select([
      WRITER.as('writer'),
      sql<boolean>`exists (select 1 from comment_likes as liked
        where liked.comment_id = comments.id and liked.user_id = ${reader.userId}::uuid)`.as(
        'has_liked',
      ),
    ])
    .where(isShownTo(reader))

/** Said of the whole story, at a scene that is open, or by the reader. */
const isOpen = (open: OpenScenes, { userId }: SaidReader) =>
  open === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(comments.scene_name is null or comments.scene_name = any (${open}::text[])
        or comments.user_id = ${userId}::uuid)`

const list: (db: Db) => CommentRepository['list'] =
  (db) =>
  ({ storyId, reader, open, sort, after, limit }) =>
    selectComments(db, reader)
      .where('comments.story_id', '=', storyId)
      .where('comments.parent_id', 'is', null)
      .where('comments.is_pinned', '=', false)
      .where(isOpen(open, reader))
      .where(isAfter({ after, sort }))
      .$if(sort === 'liked', (query) => query.orderBy('comments.likes_total', 'desc'))
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .limit(limit)
      .execute()

/** Goes through the turns of the reader's own plays of the story, once, and of no others. */
async function listScenes(db: Db, story_id: string, user_id: string | null) {
  const { rows } = await sql<SceneSaid>`
    with said as (
      select scene_name,
        count(*) filter (where parent_id is null)::int as comments,
        count(*) filter (where parent_id is not null)::int as answers
      from comments left join users as writer on writer.id = comments.user_id
      where story_id = ${story_id} and scene_name is not null and hidden_by is null
        and writer.suspended_at is null and user_id is distinct from ${user_id}::uuid
      group by scene_name),
    met as materialized (
      select distinct turns.state ->> 'node' as scene_name
      from game_sessions as play
        join turns on turns.session_id = play.id and turns.user_id = play.user_id
      where exists (select 1 from said) and play.user_id = ${user_id}::uuid
        and play.story_id = ${story_id} and play.deleted_at is null)
    select said.*, met.scene_name is not null as is_met
    from said left join met using (scene_name)`.execute(db)
  return rows
}

const readsOf = (db: Db) =>
  ({
    list: list(db),
    findPinned: ({ storyId, reader, open }) =>
      selectComments(db, reader)
        .where('comments.story_id', '=', storyId)
        .where('comments.is_pinned', '=', true)
        .where(isOpen(open, reader))
        .executeTakeFirst(),
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
    listScenes: (storyId, userId) => listScenes(db, storyId, userId),
    listStands: (userId, storyId) =>
      db
        .selectFrom('game_sessions')
        .innerJoin('turns', (join) =>
          join
            .onRef('turns.id', '=', 'game_sessions.head_turn_id')
            .onRef('turns.user_id', '=', 'game_sessions.user_id'),
        )
        .select(['game_sessions.id as session_id', 'game_sessions.version_id', 'turns.state'])
        .where('game_sessions.user_id', '=', userId)
        .where('game_sessions.story_id', '=', storyId)
        .where('game_sessions.deleted_at', 'is', null)
        .orderBy('game_sessions.created_at', 'desc')
        .limit(STANDS)
        .execute(),
    listKnownHandles: async (handles) => {
      const known = await db
        .selectFrom('handles')
        .innerJoin('users', 'users.id', 'handles.user_id')
        .select('handles.handle')
        .where('handles.handle', 'in', handles)
        .where('suspended_at', 'is', null)
        .where('delete_after', 'is', null)
        .execute()
      return known.flatMap(({ handle }) => handle ?? [])
    },
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
      .set({ words: null, user_id: null, is_pinned: false, likes_total: 0 })
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
  pin: async (id, story_id, is_pinned) => {
    // Two presses come in an order.
    await sql`select 1 from stories where id = ${story_id} for update`.execute(db)
    await sql`update comments set is_pinned = false
      where story_id = ${story_id} and is_pinned`.execute(db)
    if (is_pinned)
      await db.updateTable('comments').set({ is_pinned }).where('id', '=', id).execute()
  },
  hide: async (id, hidden_by) => {
    await db.updateTable('comments').set({ hidden_by }).where('id', '=', id).execute()
  },
  close: async (storyId, are_comments_closed) => {
    await db.updateTable('stories').set({ are_comments_closed }).where('id', '=', storyId).execute()
  },
})
