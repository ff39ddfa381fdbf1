import { sql, type SqlBool } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { presentCards, selectVisible } from '../catalogue/index.ts'

/** SQL condition: the story is not a later part of a series. */
const beginsSeries = sql<SqlBool>`not exists (select from series_parts part
  join series_parts earlier on earlier.series_id = part.series_id and earlier.place < part.place
  where part.story_id = stories.id)`

/** Chooses a free story for all ages, preferably published before today. Empty if there is no such story. */
export const getTaleOfTheDay: Call<'getTaleOfTheDay', Platform> = async (ctx, input) => {
  const { db, clock } = ctx
  const { user, query } = input
  const day = clock.now().toISOString().slice(0, 10)
  const eligible = selectVisible(db, { seesMature: false, hidesOpen: true })
    .where('stories.is_premium', '=', false)
    .where('stories.language', '=', query.reads)
    .where(beginsSeries)
    .orderBy('stories.id')
    .limit(1)
  const before = eligible.where('stories.published_at', '<', sql<Date>`${day}::timestamptz`)
  const later = before.where('stories.id', '>=', sql<string>`md5(${day})::uuid`)
  for (const wanted of [later, before, eligible]) {
    const found = await wanted.execute()
    if (found.length > 0) return presentCards(db, user, found)
  }
  return []
}
