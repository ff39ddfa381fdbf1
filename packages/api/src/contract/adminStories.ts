import * as z from 'zod/mini'

import { count, text } from '@kathasagar/story/schema'
import { Category, Tag } from './categories.ts'
import { id, instant, queryFlag, queryNumber, utcDay } from './fields.ts'
import { Author } from './stories.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { CONTENT_RATINGS, STORY_LANGUAGES, STORY_STATUSES } from '@kathasagar/story/vocabulary'

/** How many rows a page of a list for admins may have. */
export const ADMIN_PAGE_SIZES = ['25', '50', '100'] as const

/** What a list for admins may be sorted by. */
export const ADMIN_STORY_SORTS = [
  'title',
  'author',
  'category',
  'status',
  'likes',
  'plays',
  'bookmarks',
  'created',
] as const
export type AdminStorySort = (typeof ADMIN_STORY_SORTS)[number]

/** Page of a list for admins, from 1, and how many rows it has. */
export const adminPage = {
  page: queryNumber(1, 100_000, 1),
  per_page: z._default(z.pipe(z.enum(ADMIN_PAGE_SIZES), z.transform(Number)), 25),
}

/** What narrows the list of all stories; what is absent narrows nothing. */
export const ADMIN_STORY_FILTER = {
  /** Part of a title, a tagline or an author's name, whatever the case. */
  search: z._default(text(LIMITS.searchQueryMax), ''),
  status: z.optional(z.enum(STORY_STATUSES)),
  category_id: z.optional(id),
  tag_id: z.optional(id),
  author_id: z.optional(id),
  language: z.optional(z.enum(STORY_LANGUAGES)),
  content_rating: z.optional(z.enum(CONTENT_RATINGS)),
  premium: z.optional(queryFlag),
  featured: z.optional(queryFlag),
  /** There are open reports of it. */
  reported: z.optional(queryFlag),
  /** First published on this day or later, and on this day or before. */
  published_from: z.optional(utcDay),
  published_until: z.optional(utcDay),
}

const storyOrder = {
  sort: z._default(z.enum(ADMIN_STORY_SORTS), 'created'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

/** Which stories, of every status, and in what order; filters narrow each other. */
export const AdminStoriesQuery = z.object({ ...adminPage, ...ADMIN_STORY_FILTER, ...storyOrder })
export type AdminStoriesQuery = z.infer<typeof AdminStoriesQuery>

/** The same without pages. */
export const AdminStoriesFileQuery = z.object({ ...ADMIN_STORY_FILTER, ...storyOrder })
export type AdminStoriesFileQuery = z.infer<typeof AdminStoriesFileQuery>
/** Rows of the file at most. */
export const STORY_FILE_ROWS_MAX = 10_000

/** A story as the catalogue's table shows it. */
export const AdminStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  cover_image_url: z.nullable(z.string()),
  author_id: id,
  author: z.nullable(Author),
  category: z.nullable(Category),
  tags: z.array(Tag),
  status: z.enum(STORY_STATUSES),
  is_premium: z.boolean(),
  is_featured: z.boolean(),
  /** Place among the featured, lowest first; those without one follow. */
  featured_order: z.nullable(z.int()),
  likes_total: count,
  plays_total: count,
  bookmarks_total: count,
  created_at: instant,
  updated_at: instant,
  /** Grows by one with every save: name it when you publish, so that nothing is published unseen. */
  revision: count,
})
export type AdminStory = z.infer<typeof AdminStory>

export const AdminStories = z.object({
  stories: z.array(AdminStory),
  page: count,
  total_pages: count,
  total_stories: count,
})
export type AdminStories = z.infer<typeof AdminStories>

export const FeaturedRequest = z.strictObject({
  is_featured: z.boolean(),
  /** Place among the featured; absent: as it was, null: after all that have one. */
  featured_order: z.optional(z.nullable(count)),
})
export type FeaturedRequest = z.infer<typeof FeaturedRequest>
export const FeaturedAnswer = z.object({
  id,
  is_featured: z.boolean(),
  featured_order: z.nullable(z.int()),
})
export type FeaturedAnswer = z.infer<typeof FeaturedAnswer>
