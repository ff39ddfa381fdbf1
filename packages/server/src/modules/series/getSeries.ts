import type { Series } from '@kathasagar/api/contract'

import type { Call, Refusal } from '../../platform/call.ts'
import type { Reader } from '../../platform/policies.ts'
import { audienceOf, listCards, presentCards, presentWriter } from '../catalogue/index.ts'
import type { ListContext } from '../catalogue/index.ts'
import { mayChangeSeries } from './ownSeries.ts'
import { findSeries, listParts, listProgress } from './series.queries.ts'

/** Returns `series_not_found` if the reader can't see any part and can't edit the series. */
export async function presentSeries(
  ctx: ListContext,
  reader: Reader,
  seriesId: string,
): Promise<Series | Refusal> {
  const { db } = ctx
  const found = await findSeries(db, seriesId)
  if (!found) return { code: 'series_not_found' }
  const numbers = new Map(
    (await listParts(db, seriesId)).map(({ story_id, number }) => [story_id, number]),
  )
  const isEditor = mayChangeSeries(found, reader)
  const audience = isEditor ? undefined : audienceOf(reader, ctx)
  const visible = await listCards(db, [...numbers.keys()], audience)
  if (visible.length === 0 && !isEditor) return { code: 'series_not_found' }

  const ids = visible.map(({ id }) => id)
  const progress = reader && (await listProgress(db, ids, reader.id))
  const { author_id, author, ...words } = found
  return {
    ...words,
    author: presentWriter(author, author_id),
    is_own: reader?.id === author_id,
    parts: (await presentCards(db, reader, visible)).map((story) => ({
      number: numbers.get(story.id) ?? null,
      story,
      progress: progress && (progress.get(story.id) ?? 'new'),
    })),
  }
}

export const getSeries: Call<'getSeries', ListContext> = (ctx, { params, user }) =>
  presentSeries(ctx, user, params.series_id)
