import { type Call, isRefusal } from '../../platform/call.ts'
import { type SeriesContext, lockOwnSeries, recordEdit } from './ownSeries.ts'

export const deleteSeries: Call<'deleteSeries', SeriesContext> = (ctx, { params, user }) =>
  ctx.transaction(async (db) => {
    const series = await lockOwnSeries(db, params.series_id, user)
    if (isRefusal(series)) return series
    await db.deleteFrom('series').where('id', '=', series.id).execute()
    await recordEdit(db, { series, user, act: 'series_deleted' }, ctx.clock.now())
    return { id: series.id }
  })
