import type { Category } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Every category that a story can have. */
export const listCategories = ({ store }: Ports): Promise<Category[]> =>
  store.repositories.taxonomy.listCategories()
