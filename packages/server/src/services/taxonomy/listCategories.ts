import type { Category } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { nameCategory } from './messageIds.ts'

/** Every category that a story can have. */
export async function listCategories({ store }: Ports): Promise<Category[]> {
  const categories = await store.repositories.taxonomy.listCategories()
  return categories.map(nameCategory)
}
