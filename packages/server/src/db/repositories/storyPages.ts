import { sql } from 'kysely'

import type { StoryPageRepository } from '../../services/storyPages/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

/** Whether a version of a story is played by a page. */
const isPlayed = sql<boolean>`story_pages.hash in (
  select structure -> 'page' ->> 'hash' from story_versions where structure -> 'page' is not null)`

export const storyPageRepository = (db: Db): StoryPageRepository => ({
  findPage: async (hash) => {
    const found = await db
      .selectFrom('story_pages')
      .select('html')
      .where('hash', '=', hash)
      .executeTakeFirst()
    return found?.html
  },

  hasPage: (hash) =>
    hasRow(db.selectFrom('story_pages').select('hash').where('hash', '=', hash).forShare()),

  bytesOf: async (userId) => {
    const { bytes } = await db
      .selectFrom('story_pages')
      .select(sql<string | number>`coalesce(sum(bytes), 0)`.as('bytes'))
      .where('brought_by', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(bytes)
  },

  keepPage: async (page) => {
    await db
      .insertInto('story_pages')
      .values(page)
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({
          kept_at: page.kept_at,
          brought_by: sql`coalesce(story_pages.brought_by, excluded.brought_by)`,
        }),
      )
      .execute()
  },

  forgetUnplayed: async (since) => {
    await db
      .deleteFrom('story_pages')
      .where((where) => where.or([where('kept_at', '<', since), where('brought_by', 'is', null)]))
      .where(sql<boolean>`not coalesce(${isPlayed}, false)`)
      .execute()
  },
})
