import { sql } from 'kysely'

import type { ShareRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'

export const shareRepository = (db: Db): ShareRepository => ({
  share: async ({ storyId, ...share }) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('story_shares')
      .values({ story_id: storyId, ...share })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    const added = numInsertedOrUpdatedRows === 1n ? 1 : 0
    const { shares_count } = await db
      .updateTable('stories')
      .set({ shares_count: sql`shares_count + ${sql.lit(added)}` })
      .where('id', '=', storyId)
      .returning('shares_count')
      .executeTakeFirstOrThrow()
    return shares_count
  },
  forgetBefore: async (day) => {
    await db
      .deleteFrom('story_shares')
      .where(sql<boolean>`day < ${day}::date`)
      .execute()
  },
})
