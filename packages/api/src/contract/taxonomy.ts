import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { id } from './fields.ts'
import { anyoneRoute } from './route.ts'

/** Message key of a shipped name. Absent after an admin has renamed it. */
const message_id = z.optional(z.string())

export const Category = z.object({
  id,
  name: z.string(),
  display_name: z.string(),
  message_id,
  sort_order: count,
})
export interface Category extends z.infer<typeof Category> {}

export const Tag = z.object({
  id,
  display_name: z.string(),
  message_id,
  /** Any CSS colour. Not used for text. */
  color: z.string(),
})
export interface Tag extends z.infer<typeof Tag> {}

export default {
  listCategories: anyoneRoute('GET', '/categories/', {
    summary: 'List categories in order',
    mayLag: true,
    cacheForGuests: true,
    answer: z.array(Category),
  }),
  listTags: anyoneRoute('GET', '/categories/tags/', {
    summary: 'List tags by name',
    mayLag: true,
    cacheForGuests: true,
    answer: z.array(Tag),
  }),
} as const
