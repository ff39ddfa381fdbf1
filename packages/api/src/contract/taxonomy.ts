import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { id } from './fields.ts'
import { route } from './route.ts'

/** By which the interface names what ships in its own language; absent once an admin named it anew. */
const message_id = z.optional(z.string())

export const Category = z.object({
  id,
  name: z.string(),
  display_name: z.string(),
  message_id,
  sort_order: count,
})
export type Category = z.infer<typeof Category>

export const Tag = z.object({
  id,
  display_name: z.string(),
  message_id,
  /** Any CSS colour; shown as a dot, never as text. */
  color: z.string(),
})
export type Tag = z.infer<typeof Tag>

/** How the catalogue is sorted. */
export const taxonomyRoutes = {
  listCategories: route('GET', '/categories/', {
    summary: 'Categories in their order',
    access: 'anyone',
    mayLag: true,
    cacheForGuests: true,
    answer: z.array(Category),
  }),
  listTags: route('GET', '/categories/tags/', {
    summary: 'Tags by name',
    access: 'anyone',
    mayLag: true,
    cacheForGuests: true,
    answer: z.array(Tag),
  }),
} as const
