import type { SeriesCard, SeriesList, SeriesListQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { findPublished } from '../authors/findPublished.ts'
import { imageAddress } from '../images/imageAddress.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../instantCursor.ts'
import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredSeriesCard } from './ports.ts'

const presentSeriesCard = ({
  first,
  created_at: _created,
  ...card
}: StoredSeriesCard): SeriesCard => ({
  ...card,
  cover_image_url:
    first && imageAddress(first.cover_image_url, { of: 'stories', id: first.id, size: 'card' }),
})

/** The series of an author, the newest first; all of them for the author alone. */
export async function listSeries(
  { store }: Ports,
  reader: Reader,
  { handle, cursor }: SeriesListQuery & { handle: string },
): Promise<SeriesList | Refusal> {
  const found = await findPublished(store.repositories, reader, handle)
  if (isRefusal(found)) return found
  const { id: authorId } = found.author
  const rows = await store.repositories.series.list({
    authorId,
    audience: audienceOf(reader),
    seesAll: reader?.id === authorId,
    after: instantPlaceAt(cursor),
    limit: LIMITS.seriesPage + 1,
  })
  const { page, next } = pageUpTo(rows, LIMITS.seriesPage, instantCursorAt)
  return { series: page.map(presentSeriesCard), next }
}
