import type { Call } from '../../platform/call.ts'
import { type TaxonomyContext, createItem } from './items.ts'
import { TAGS } from './kinds.ts'

export const createTag: Call<'createTag', TaxonomyContext> = (ctx, { user, body }) =>
  createItem(ctx, TAGS, user, body)
