import { sql } from 'kysely'

import { type Call, fieldRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import { hasRow, totalOf } from '../../platform/db/rows.ts'
import { type SeriesContext, lockOwnSeries, recordEdit } from './ownSeries.ts'
import { presentSeries } from './getSeries.ts'
import { listParts, setParts } from './series.queries.ts'

export const orderSeries: Call<'orderSeries', SeriesContext> = async (ctx, input) => {
  const { params, body, user } = input
  const { story_ids, made_from } = body
  const isSent = sql<string>`any (${story_ids}::uuid[])`
  const now = ctx.clock.now()
  const refused = await ctx.transaction<Refusal | null>(async (db) => {
    const series = await lockOwnSeries(db, params.series_id, user)
    if (isRefusal(series)) return series
    const known = (await listParts(db, series.id)).map(({ story_id }) => story_id)
    if (made_from && made_from.join() !== known.join()) return { code: 'series_changed' }
    const stories = db.selectFrom('stories').where('author_id', '=', series.author_id)
    if ((await totalOf(stories.where('id', '=', isSent))) < story_ids.length) {
      return fieldRefusal('story_ids', 'There is no such story of this author')
    }
    const others = db.selectFrom('series_parts').where('series_id', '<>', series.id)
    if (await hasRow(others.select('story_id').where('story_id', '=', isSent))) {
      return { code: 'part_of_other' }
    }
    await setParts(db, series.id, story_ids, now)
    await recordEdit(db, { series, user, act: 'series_edited' }, now)
    return null
  })
  return refused ?? presentSeries(ctx, user, params.series_id)
}
