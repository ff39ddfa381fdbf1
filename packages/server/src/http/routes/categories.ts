import type { Handlers } from '../call.ts'

export const categoryRoutes: Pick<Handlers, 'listCategories' | 'listTags'> = {
  listCategories: ({ ports }) => ports.store.repositories.catalogue.listCategories(),
  listTags: ({ ports }) => ports.store.repositories.catalogue.listTags(),
}
