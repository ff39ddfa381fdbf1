import { sql } from 'kysely'

import type { Platform, Refusal, StoredUser } from '../../platform/call.ts'
import { canSeeStory } from '../../platform/policies.ts'
import { findStory } from '../catalogue/index.ts'

const MARKS = {
  like: { table: 'story_likes', counter: 'likes_total' },
  bookmark: { table: 'story_bookmarks', counter: 'bookmarks_total' },
} as const

/** Adds or removes a mark. Locks the story, so that concurrent clicks leave the counter correct. */
export const toggleMark = (
  { transaction }: Platform,
  mark: keyof typeof MARKS,
  story_id: string,
  user: StoredUser,
) =>
  transaction<{ is_marked: boolean; total: number } | Refusal>(async (db) => {
    const found = await findStory(db, story_id)
    if (!found || !canSeeStory(found, user)) return { code: 'story_not_found' }
    const { table, counter } = MARKS[mark]
    await db.selectFrom('stories').select('id').where('id', '=', story_id).forUpdate().execute()

    const removed = await db
      .deleteFrom(table)
      .where('story_id', '=', story_id)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    const is_marked = removed.numDeletedRows === 0n
    if (is_marked) await db.insertInto(table).values({ story_id, user_id: user.id }).execute()

    const story = await db
      .updateTable('stories')
      .set({ [counter]: sql`${sql.ref(counter)} + ${sql.lit(is_marked ? 1 : -1)}` })
      .where('id', '=', story_id)
      .returning([counter])
      .executeTakeFirstOrThrow()
    return { is_marked, total: Object.values(story)[0] ?? 0 }
  })
