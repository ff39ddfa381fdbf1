import {
  createSeries,
  deleteSeries,
  orderSeries,
  updateSeries,
} from '../../services/series/changeSeries.ts'
import { getSeries } from '../../services/series/getSeries.ts'
import { listSeries } from '../../services/series/listSeries.ts'
import type { Handlers } from '../call.ts'

export const seriesRoutes = {
  createSeries: ({ ports, caller: { user }, body }) => createSeries(ports, user, body),
  getSeries: ({ ports, caller, params }) =>
    getSeries(ports, caller?.user ?? null, params.series_id),
  updateSeries: ({ ports, caller: { user }, params, body }) =>
    updateSeries(ports, { seriesId: params.series_id, user, words: body }),
  orderSeries: ({ ports, caller: { user }, params, body }) =>
    orderSeries(ports, {
      seriesId: params.series_id,
      user,
      storyIds: body.story_ids,
      madeFrom: body.made_from,
    }),
  deleteSeries: ({ ports, caller: { user }, params }) =>
    deleteSeries(ports, { seriesId: params.series_id, user }),
  listSeries: ({ ports, caller, params, query }) =>
    listSeries(ports, caller?.user ?? null, { ...params, ...query }),
} satisfies Partial<Handlers>
