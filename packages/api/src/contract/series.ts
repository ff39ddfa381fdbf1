import * as z from 'zod/mini'
import { count, filledNameText, text } from '@kathasagar/story/schema'

import { Author, StoryCard } from './stories.ts'
import { AuthorParams } from './authors.ts'
import { LIMITS, PART_PROGRESS } from './vocabulary/vocabulary.ts'
import { OFTEN, WRITING } from './rateLimits.ts'
import { id, instantCursor } from './fields.ts'
import { route } from './route.ts'

export const SeriesParams = z.object({ series_id: id })

/** What an author writes of a series. */
export const SeriesWords = z.object({
  title: filledNameText(LIMITS.seriesTitleMax),
  /** Plain text; blank for none. */
  description: z._default(text(LIMITS.seriesDescriptionMax), ''),
})
export type SeriesWords = z.infer<typeof SeriesWords>

/** All stories of a series, from the first part to the last. */
export const SeriesOrder = z.object({
  story_ids: z.array(id).check(
    z.maxLength(LIMITS.seriesPartsMax),
    z.refine((ids) => new Set(ids).size === ids.length, {
      error: 'A story can be one part alone',
    }),
  ),
  /**
   * The stories that it had, in their order, when this order was made; refused where it has others by now.
   * Absent: whatever it has.
   */
  made_from: z.optional(z.array(id).check(z.maxLength(LIMITS.seriesPartsMax))),
})
export type SeriesOrder = z.infer<typeof SeriesOrder>

/** One story of a series. */
export const SeriesPart = z.object({
  /** Among the published parts, from 1; null for one that readers do not see. */
  number: z.nullable(count),
  story: StoryCard,
  /** How far the caller has come in it; null for guests. */
  progress: z.nullable(z.enum(PART_PROGRESS)),
})
export type SeriesPart = z.infer<typeof SeriesPart>

/** Stories of one author that follow each other. */
export const Series = z.object({
  id,
  title: z.string(),
  description: z.string(),
  author: Author,
  /** The caller is its author. */
  is_own: z.boolean(),
  /** In their order, as far as the caller may see them. */
  parts: z.array(SeriesPart),
})
export type Series = z.infer<typeof Series>

/** A series as lists show it. */
export const SeriesCard = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Parts that the caller may see. */
  parts_total: count,
  /** Of the first of them. */
  cover_image_url: z.nullable(z.string()),
})
export type SeriesCard = z.infer<typeof SeriesCard>

export const SeriesListQuery = z.object({ cursor: z.optional(instantCursor) })
export type SeriesListQuery = z.infer<typeof SeriesListQuery>

export const SeriesList = z.object({
  series: z.array(SeriesCard),
  next: z.nullable(instantCursor),
})
export type SeriesList = z.infer<typeof SeriesList>

export const DeletedSeries = z.object({ id })

const notOwn = ['series_not_found', 'forbidden'] as const

/** Stories that follow each other. */
export const seriesRoutes = {
  createSeries: route('POST', '/series', {
    summary: 'Begin a series; it has no parts yet, and nobody else sees it',
    access: 'user',
    rateLimit: WRITING,
    body: SeriesWords,
    answer: Series,
    status: 201,
    errors: ['author_unverified', 'series_full'],
  }),
  getSeries: route('GET', '/series/:series_id', {
    summary: 'A series with its parts in order, as far as the caller may see them',
    access: 'anyone',
    cacheForGuests: true,
    params: SeriesParams,
    answer: Series,
    errors: ['series_not_found'],
  }),
  updateSeries: route('PUT', '/series/:series_id', {
    summary: 'Change what an own series is called, and what is said of it',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SeriesParams,
    body: SeriesWords,
    answer: Series,
    errors: [...notOwn],
  }),
  orderSeries: route('PUT', '/series/:series_id/parts', {
    summary: 'Say which own stories an own series has, in which order; the whole list at once',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SeriesParams,
    body: SeriesOrder,
    answer: Series,
    errors: [...notOwn, 'part_of_other', 'series_changed'],
  }),
  deleteSeries: route('DELETE', '/series/:series_id', {
    summary: 'Delete an own series; its stories stay',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SeriesParams,
    answer: DeletedSeries,
    errors: [...notOwn],
  }),
  listSeries: route('GET', '/authors/:handle/series', {
    summary: 'The series of an author, the newest first, a page at a time',
    access: 'anyone',
    cacheForGuests: true,
    params: AuthorParams,
    query: SeriesListQuery,
    answer: SeriesList,
    errors: ['author_not_found'],
  }),
} as const
