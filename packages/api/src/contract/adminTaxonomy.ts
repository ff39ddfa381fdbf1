import * as z from 'zod/mini'

import { count, filledNameText } from '@kathasagar/story/schema'
import { Category, Tag } from './categories.ts'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

const shownName = filledNameText(LIMITS.itemNameMax)
/** `#rrggbb`. */
const colour = z
  .string()
  .check(z.regex(/^#[\da-fA-F]{6}$/, { error: 'Must be a colour like #f07aa8' }))

/** A category with how many stories, of every status, are in it. */
export const AdminCategory = z.extend(Category, { stories: count })
export type AdminCategory = z.infer<typeof AdminCategory>
/** A tag with how many stories, of every status, have it. */
export const AdminTag = z.extend(Tag, { stories: count })
export type AdminTag = z.infer<typeof AdminTag>

export const CategoryForm = z.strictObject({ display_name: shownName })
export type CategoryForm = z.infer<typeof CategoryForm>
export const TagForm = z.strictObject({ display_name: shownName, color: colour })
export type TagForm = z.infer<typeof TagForm>
/** What is absent stays. */
export const TagChanges = z.partial(TagForm)
export type TagChanges = z.infer<typeof TagChanges>

/** Categories in their new order; those that are not named follow as they stood. */
export const CategoryOrder = z.strictObject({ ids: z.array(id).check(z.maxLength(500)) })
export type CategoryOrder = z.infer<typeof CategoryOrder>

/** What takes over the stories; the other one is gone then. */
export const MergeRequest = z.strictObject({ into: id })

export const CategoryParams = z.object({ category_id: id })
export const TagParams = z.object({ tag_id: id })
