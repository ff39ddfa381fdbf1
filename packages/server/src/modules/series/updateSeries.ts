import { type Call, isRefusal } from '../../platform/call.ts'
import { lockOwnSeries, recordEdit, refuseSeriesText, trimText } from './ownSeries.ts'
import type { SeriesContext } from './ownSeries.ts'
import { presentSeries } from './getSeries.ts'

export const updateSeries: Call<'updateSeries', SeriesContext> = async (ctx, input) => {
  const { params, body, user } = input
  const harmful = await refuseSeriesText(ctx, body)
  if (harmful) return harmful
  const now = ctx.clock.now()
  const refused = await ctx.transaction(async (db) => {
    const series = await lockOwnSeries(db, params.series_id, user)
    if (isRefusal(series)) return series
    const changes = { ...trimText(body), updated_at: now }
    await db.updateTable('series').set(changes).where('id', '=', series.id).execute()
    await recordEdit(db, { series, user, act: 'series_edited' }, now)
    return null
  })
  return refused ?? presentSeries(ctx, user, params.series_id)
}
