import type { Series } from '@kathasagar/api/contract'

import { presentWriter } from '../comments/presentComment.ts'
import { canSeeStory, isOldEnough, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { presentCards } from '../stories/presentCards.ts'
import type { StoredSeries } from './ports.ts'

/** True for the author of a series and for admins. */
export const mayChangeSeries = (series: StoredSeries, reader: Reader) =>
  reader !== null && (reader.role === 'admin' || reader.id === series.author_id)

/** Returns `series_not_found` to readers who may see none of its parts and may not change it. */
export async function getSeries(
  ports: Ports,
  reader: Reader,
  seriesId: string,
): Promise<Series | Refusal> {
  const { series: repository, stories } = ports.store.repositories
  const found = await repository.find(seriesId)
  if (!found) return { code: 'series_not_found' }
  const numbered = await repository.listParts(seriesId)
  const cards = await stories.listCards(numbered.map(({ story_id }) => story_id))
  const seen = cards.filter((story) => canSeeStory(story, reader) && isOldEnough(story, reader))
  if (seen.length === 0 && !mayChangeSeries(found, reader)) return { code: 'series_not_found' }

  const ids = seen.map(({ id }) => id)
  const progress = reader && (await repository.listProgress(ids, reader.id))
  const numbers = new Map(numbered.map(({ story_id, number }) => [story_id, number]))
  const { author_id, author, ...words } = found
  return {
    ...words,
    author: presentWriter(author, author_id),
    is_own: reader?.id === author_id,
    parts: (await presentCards(ports, reader, seen)).map((story) => ({
      number: numbers.get(story.id) ?? null,
      story,
      progress: progress && (progress.get(story.id) ?? 'new'),
    })),
  }
}
