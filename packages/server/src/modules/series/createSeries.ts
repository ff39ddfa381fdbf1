import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { lockUser } from '../users/index.ts'
import { type Call, isRefusal, type Refusal } from '../../platform/call.ts'
import { totalOf } from '../../platform/db/rows.ts'
import { refuseAuthor } from '../../platform/policies.ts'
import { type SeriesContext, refuseSeriesText, trimText } from './ownSeries.ts'
import { presentSeries } from './getSeries.ts'
import { insertSeries } from './series.queries.ts'

/** Creates a series. Locks the author, so that concurrent calls respect the limit. */
export const createSeries: Call<'createSeries', SeriesContext> = async (ctx, { user, body }) => {
  const refused = refuseAuthor(ctx.authors, user) ?? (await refuseSeriesText(ctx, body))
  if (refused) return refused
  const id = await ctx.transaction<string | Refusal>(async (db) => {
    await lockUser(db, user.id)
    const total = await totalOf(db.selectFrom('series').where('author_id', '=', user.id))
    if (total >= LIMITS.seriesOfAuthor) return { code: 'series_full' }
    return insertSeries(db, user.id, trimText(body), ctx.clock.now())
  })
  return isRefusal(id) ? id : presentSeries(ctx, user, id)
}
