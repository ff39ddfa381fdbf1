import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, mergeItem } from './items.ts'
import { CATEGORIES } from './kinds.ts'

export const mergeCategory: Call<'mergeCategory', TaxonomyContext> = (
  ctx,
  { user, params, body },
) => mergeItem(ctx, CATEGORIES, user, params.category_id, body.into)
