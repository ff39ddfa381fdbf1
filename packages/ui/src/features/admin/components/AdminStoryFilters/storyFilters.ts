import type { AdminStorySort } from '@kathasagar/api/contract'

/** A list of which nothing is narrowed, as the address holds it. */
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

/** What the list is narrowed by, as the address holds it; blank narrows nothing. */
export type AdminStoryFilterValues = Record<keyof typeof NO_STORY_FILTERS, string> & {
  /** `<by>.<direction>`, such as `created.desc`. */
  sort: `${AdminStorySort}.${'asc' | 'desc'}`
}
