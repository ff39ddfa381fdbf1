import type { Handlers } from '../call.ts'

export const categoryRoutes = {
  listCategories: ({ ports }) => ports.store.repositories.catalogue.listCategories(),
  listTags: ({ ports }) => ports.store.repositories.catalogue.listTags(),
} satisfies Partial<Handlers>
