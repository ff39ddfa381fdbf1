import * as z from 'zod/mini'
import { count, nonEmptyName, text } from '@kathasagar/story/schema'

import { Author, StoryCard } from './stories.ts'
import { AuthorParams } from './authors.ts'
import { LIMITS, PART_PROGRESS } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE, WRITING } from './rateLimits.ts'
import { id, instantCursor } from './fields.ts'
import { userRoute, anyoneRoute } from './route.ts'

export const SeriesWords = z.object({
  title: nonEmptyName(LIMITS.seriesTitleMax),
  description: z._default(text(LIMITS.seriesDescriptionMax), ''),
})
export interface SeriesWords extends z.infer<typeof SeriesWords> {}

export const SeriesOrder = z.object({
  story_ids: z.array(id).check(
    z.maxLength(LIMITS.seriesPartsMax),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'A story can be one part alone' }),
  ),
  /** Parts that the order is based on. If they have changed, the call is rejected. */
  made_from: z.optional(z.array(id).check(z.maxLength(LIMITS.seriesPartsMax))),
})
export interface SeriesOrder extends z.infer<typeof SeriesOrder> {}

export const SeriesPart = z.object({
  /** 1-based number among the published parts. Null for unpublished ones. */
  number: z.nullable(count),
  story: StoryCard,
  progress: z.nullable(z.enum(PART_PROGRESS)),
})
export interface SeriesPart extends z.infer<typeof SeriesPart> {}

export const Series = z.object({
  id,
  title: z.string(),
  description: z.string(),
  author: Author,
  is_own: z.boolean(),
  /** Parts that the caller may see, in order. */
  parts: z.array(SeriesPart),
})
export interface Series extends z.infer<typeof Series> {}

export const SeriesCard = z.object({
  id,
  title: z.string(),
  description: z.string(),
  parts_total: count,
  /** Cover of the first visible part. */
  cover_image_url: z.nullable(z.string()),
})
export interface SeriesCard extends z.infer<typeof SeriesCard> {}

export const SeriesList = z.object({ series: z.array(SeriesCard), next: z.nullable(instantCursor) })
export interface SeriesList extends z.infer<typeof SeriesList> {}

export const DeletedSeries = z.object({ id })

const notOwn = ['series_not_found', 'forbidden'] as const

export default {
  createSeries: userRoute('POST', '/series', {
    summary: 'Create a series without parts, which is not visible to others',
    rateLimit: WRITING,
    body: SeriesWords,
    answer: Series,
    status: 201,
    errors: ['author_unverified', 'series_full'],
  }),
  getSeries: anyoneRoute('GET', '/series/:series_id', {
    summary: 'Get a series with the parts that the caller may see, in order',
    cacheForGuests: true,
    answer: Series,
    errors: ['series_not_found'],
  }),
  updateSeries: userRoute('PUT', '/series/:series_id', {
    summary: 'Change the title and description of an own series',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    body: SeriesWords,
    answer: Series,
    errors: [...notOwn],
  }),
  orderSeries: userRoute('PUT', '/series/:series_id/parts', {
    summary: 'Replace the list of stories of an own series',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    body: SeriesOrder,
    answer: Series,
    errors: [...notOwn, 'part_of_other', 'series_changed'],
  }),
  deleteSeries: userRoute('DELETE', '/series/:series_id', {
    summary: 'Delete an own series; its stories remain',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    answer: DeletedSeries,
    errors: [...notOwn],
  }),
  listSeries: anyoneRoute('GET', '/authors/:handle/series', {
    summary: 'List the series of an author, newest first, by page',
    cacheForGuests: true,
    params: AuthorParams,
    query: z.object({ cursor: z.optional(instantCursor) }),
    answer: SeriesList,
    errors: ['author_not_found'],
  }),
} as const
