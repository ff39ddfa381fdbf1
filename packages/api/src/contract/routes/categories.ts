import * as z from 'zod/mini'

import { Category, Tag } from '../categories.ts'
import { route } from '../route.ts'

/** How the catalogue is sorted. */
export const routes = {
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
