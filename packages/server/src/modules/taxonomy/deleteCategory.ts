import type { Call } from '../../platform/call.ts'
import type { TaxonomyContext } from './context.ts'
import { deleteItem } from './items.ts'
import { CATEGORIES } from './kinds.ts'

/** Deletes a category that no story uses. */
export const deleteCategory: Call<'deleteCategory', TaxonomyContext> = (ctx, { user, params }) =>
  deleteItem(ctx, CATEGORIES, user, params.category_id)
