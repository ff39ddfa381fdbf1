import type { Handlers } from '../call.ts'

export const categoryRoutes: Pick<Handlers, 'listCategories' | 'listTags'> = {
  listCategories: ({ ports }) => ports.store.repositories.taxonomy.listCategories(),
  listTags: ({ ports }) => ports.store.repositories.taxonomy.listTags(),
}
