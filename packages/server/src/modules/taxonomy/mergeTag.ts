import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, mergeItem } from './items.ts'
import { TAGS } from './kinds.ts'

export const mergeTag: Call<'mergeTag', TaxonomyContext> = (ctx, { user, params, body }) =>
  mergeItem(ctx, TAGS, user, params.tag_id, body.into)
