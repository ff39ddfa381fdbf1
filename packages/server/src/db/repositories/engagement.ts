import { sql } from 'kysely'

import type { Mark, EngagementRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'

const MARKS = {
  like: { table: 'story_likes', counter: 'likes_total' },
  bookmark: { table: 'story_bookmarks', counter: 'bookmarks_total' },
} as const

/**
 * Runs inside a transaction. The story's row is locked first: it puts two clicks of one user in
 * an order, and keeps the counter equal to the rows.
 */
async function toggle(db: Db, mark: Mark, story_id: string, user_id: string) {
  const { table, counter } = MARKS[mark]
  await db.selectFrom('stories').select('id').where('id', '=', story_id).forUpdate().execute()

  const removed = await db
    .deleteFrom(table)
    .where('story_id', '=', story_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const is_marked = removed.numDeletedRows === 0n
  if (is_marked) await db.insertInto(table).values({ story_id, user_id }).execute()

  const story = await db
    .updateTable('stories')
    .set({ [counter]: sql`${sql.ref(counter)} + ${sql.lit(is_marked ? 1 : -1)}` })
    .where('id', '=', story_id)
    .returning([counter])
    .executeTakeFirstOrThrow()
  return { is_marked, total: Object.values(story)[0] ?? 0 }
}

async function listMarked(db: Db, mark: Mark, storyIds: readonly string[], userId: string) {
  if (storyIds.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom(MARKS[mark].table)
    .select('story_id')
    .where('user_id', '=', userId)
    .where('story_id', 'in', storyIds)
    .execute()
  return new Set(rows.map(({ story_id }) => story_id))
}

export const engagementRepository = (db: Db): EngagementRepository => ({
  toggle: (mark, storyId, userId) => toggle(db, mark, storyId, userId),
  listMarked: (mark, storyIds, userId) => listMarked(db, mark, storyIds, userId),
})
