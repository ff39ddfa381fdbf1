import type { AdminStorySort } from '@kathasagar/api/contract'

export const NO_STORY_FILTERS = {
  search: '',
  status: '',
  category_id: '',
  tag_id: '',
  author_id: '',
  language: '',
  content_rating: '',
  premium: '',
  featured: '',
  reported: '',
  published_from: '',
  published_until: '',
} as const

/** Filters in the URL. A blank value means that the filter is not active. */
export type AdminStoryFilterValues = Record<keyof typeof NO_STORY_FILTERS, string> & {
  /** Sort key and direction, such as `created.desc`. */
  sort: `${AdminStorySort}.${'asc' | 'desc'}`
}
