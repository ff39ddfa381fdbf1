import { AuthorParams } from '../authors.ts'
import { OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import {
  DeletedSeries,
  Series,
  SeriesList,
  SeriesListQuery,
  SeriesOrder,
  SeriesParams,
  SeriesWords,
} from '../series.ts'

const notOwn = ['series_not_found', 'forbidden'] as const

/** Stories that follow each other. */
export const routes = {
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
