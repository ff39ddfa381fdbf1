import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, changeItem } from './items.ts'
import { CATEGORIES } from './kinds.ts'

export const renameCategory: Call<'renameCategory', TaxonomyContext> = (
  ctx,
  { user, params, body },
) => changeItem(ctx, CATEGORIES, user, params.category_id, body)
