import * as z from 'zod/mini'

import { filledText, text } from '@kathasagar/story/schema'
import { ADMIN_STORY_FILTER, ADMIN_STORY_SORTS } from './adminStories.ts'
import { id } from './fields.ts'
import { ADMIN_STORY_COLUMNS, LIMITS } from './vocabulary/vocabulary.ts'

const flag = z.optional(z.enum(['true', 'false']))

/** What the list is narrowed and sorted by, and what it shows: filters as an address holds them. */
export const StoryView = z.strictObject({
  filters: z.strictObject({
    ...ADMIN_STORY_FILTER,
    search: z.optional(text(LIMITS.searchQueryMax)),
    premium: flag,
    featured: flag,
    reported: flag,
  }),
  sort: z.enum(ADMIN_STORY_SORTS),
  order: z.enum(['asc', 'desc']),
  columns: z.array(z.enum(ADMIN_STORY_COLUMNS)).check(z.maxLength(ADMIN_STORY_COLUMNS.length)),
})
export type StoryView = z.infer<typeof StoryView>

/** A view that an admin has kept; with the default one the list opens. */
export const SavedView = z.object({
  id,
  name: z.string(),
  view: StoryView,
  is_default: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

/** All views of an admin by name: there are few of them. */
export const SavedViews = z.object({
  views: z.array(SavedView).check(z.maxLength(LIMITS.savedViewsMax)),
})
export type SavedViews = z.infer<typeof SavedViews>

export const SaveViewRequest = z.strictObject({
  name: filledText(LIMITS.itemNameMax),
  view: StoryView,
  is_default: z.boolean(),
})
export type SaveViewRequest = z.infer<typeof SaveViewRequest>

export const ViewParams = z.object({ view_id: id })
