import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, deleteItem } from './items.ts'
import { TAGS } from './kinds.ts'

export const deleteTag: Call<'deleteTag', TaxonomyContext> = (ctx, { user, params }) =>
  deleteItem(ctx, TAGS, user, params.tag_id)
