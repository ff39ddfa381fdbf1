import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, createItem } from './items.ts'
import { CATEGORIES } from './kinds.ts'

export const createCategory: Call<'createCategory', TaxonomyContext> = (ctx, { user, body }) =>
  createItem(ctx, CATEGORIES, user, body)
