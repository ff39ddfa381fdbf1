import { sql } from 'kysely'

import type { PreviewLinkRepository } from '../../services/previewLinks/ports.ts'
import type { Db } from '../database.ts'
import { totalOf } from './totalOf.ts'

const SHOWN = [
  'code as preview_code',
  'note',
  'opened_count',
  'plays_count',
  'created_at',
  'expires_at',
] as const

async function addOne(db: Db, code: string, column: 'opened_count' | 'plays_count') {
  await db
    .updateTable('preview_links')
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .where('code', '=', code)
    .execute()
}

export const previewLinkRepository = (db: Db): PreviewLinkRepository => ({
  insert: ({ preview_code, ...link }) =>
    db
      .insertInto('preview_links')
      .values({ code: preview_code, ...link })
      .returning(SHOWN)
      .executeTakeFirstOrThrow(),

  find: (code) =>
    db
      .selectFrom('preview_links')
      .select(SHOWN)
      .select('story_id')
      .where('code', '=', code)
      .executeTakeFirst(),

  listOfStory: (storyId, now) =>
    db
      .selectFrom('preview_links')
      .select(SHOWN)
      .where('story_id', '=', storyId)
      .orderBy(sql`expires_at <= ${now}`)
      .orderBy('created_at', 'desc')
      .orderBy('code')
      .execute(),

  countOpen: (storyId, now) =>
    totalOf(
      db.selectFrom('preview_links').where('story_id', '=', storyId).where('expires_at', '>', now),
    ),

  forgetOver: async (storyId, now, kept) => {
    await db
      .deleteFrom('preview_links')
      .where('code', 'in', (links) =>
        links
          .selectFrom('preview_links')
          .select('code')
          .where('story_id', '=', storyId)
          .where('expires_at', '<=', now)
          .orderBy('expires_at', 'desc')
          .offset(kept),
      )
      .execute()
  },

  remove: async (code, storyId) => {
    const { numDeletedRows } = await db
      .deleteFrom('preview_links')
      .where('code', '=', code)
      .where('story_id', '=', storyId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  countOpened: (code) => addOne(db, code, 'opened_count'),
  countPlay: (code) => addOne(db, code, 'plays_count'),
})
