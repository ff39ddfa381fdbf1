import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, deleteItem } from './items.ts'
import { CATEGORIES } from './kinds.ts'

export const deleteCategory: Call<'deleteCategory', TaxonomyContext> = (ctx, { user, params }) =>
  deleteItem(ctx, CATEGORIES, user, params.category_id)
