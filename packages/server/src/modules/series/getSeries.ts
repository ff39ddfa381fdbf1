import type { Series } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import type { Call, Platform, Refusal } from '../../platform/call.ts'
import { canSeeStory, isOldEnough, type Reader } from '../../platform/policies.ts'
import { listCards, presentCards, presentWriter } from '../catalogue/index.ts'
import { mayChangeSeries } from './ownSeries.ts'
import { findSeries, listParts, listProgress } from './series.queries.ts'

/** Returns `series_not_found` if the reader may see no part and may not edit it. */
export async function presentSeries(
  db: Db,
  reader: Reader,
  seriesId: string,
): Promise<Series | Refusal> {
  const found = await findSeries(db, seriesId)
  if (!found) return { code: 'series_not_found' }
  const numbers = new Map(
    (await listParts(db, seriesId)).map(({ story_id, number }) => [story_id, number]),
  )
  const cards = await listCards(db, [...numbers.keys()])
  const visible = cards.filter((story) => canSeeStory(story, reader) && isOldEnough(story, reader))
  if (visible.length === 0 && !mayChangeSeries(found, reader)) return { code: 'series_not_found' }

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

export const getSeries: Call<'getSeries', Platform> = ({ db }, { params, user }) =>
  presentSeries(db, user, params.series_id)
