import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, changeItem } from './items.ts'
import { TAGS } from './kinds.ts'

export const changeTag: Call<'changeTag', TaxonomyContext> = (ctx, { user, params, body }) =>
  changeItem(ctx, TAGS, user, params.tag_id, body)
