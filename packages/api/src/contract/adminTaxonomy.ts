import * as z from 'zod/mini'
import { count, nonEmptyName } from '@kathasagar/story/schema'

import { Category, Tag } from './taxonomy.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { id } from './fields.ts'
import { adminRoute } from './route.ts'

const displayName = nonEmptyName(LIMITS.itemNameMax)
const colour = z
  .string()
  .check(z.regex(/^#[\da-fA-F]{6}$/, { error: 'Must be a colour like #f07aa8' }))

export const AdminCategory = z.extend(Category, { stories: count })
export interface AdminCategory extends z.infer<typeof AdminCategory> {}
export const AdminTag = z.extend(Tag, { stories: count })
export interface AdminTag extends z.infer<typeof AdminTag> {}

export const CategoryForm = z.strictObject({ display_name: displayName })
export interface CategoryForm extends z.infer<typeof CategoryForm> {}
export const TagForm = z.strictObject({ display_name: displayName, color: colour })
export interface TagForm extends z.infer<typeof TagForm> {}
/** Changes. Absent fields stay unchanged. */
export const TagChanges = z.partial(TagForm)

/** New order. Omitted categories follow in their old order. */
export const CategoryOrder = z.strictObject({ ids: z.array(id).check(z.maxLength(500)) })
export interface CategoryOrder extends z.infer<typeof CategoryOrder> {}

/** Item that receives the stories. The other item is deleted. */
export const MergeRequest = z.strictObject({ into: id })

const Gone = z.object({ id })

export default {
  listAdminCategories: adminRoute('GET', '/admin/categories', {
    summary: 'List categories in order, with the number of their stories',
    answer: z.array(AdminCategory),
  }),
  createCategory: adminRoute('POST', '/categories/', {
    summary: 'Add a category at the end',
    body: CategoryForm,
    answer: AdminCategory,
    status: 201,
  }),
  orderCategories: adminRoute('PUT', '/categories/order', {
    summary: 'Reorder the categories',
    body: CategoryOrder,
    answer: z.array(AdminCategory),
  }),
  renameCategory: adminRoute('PUT', '/categories/:category_id', {
    summary: 'Rename a category',
    body: CategoryForm,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  mergeCategory: adminRoute('POST', '/categories/:category_id/merge', {
    summary: 'Move all stories of a category to another one, and delete it',
    body: MergeRequest,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  deleteCategory: adminRoute('DELETE', '/categories/:category_id', {
    summary: 'Delete a category without stories',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
  listAdminTags: adminRoute('GET', '/admin/tags', {
    summary: 'List tags by name, with the number of their stories',
    answer: z.array(AdminTag),
  }),
  createTag: adminRoute('POST', '/categories/tags/', {
    summary: 'Add a tag',
    body: TagForm,
    answer: AdminTag,
    status: 201,
  }),
  changeTag: adminRoute('PUT', '/categories/tags/:tag_id', {
    summary: 'Change the name or colour of a tag',
    body: TagChanges,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  mergeTag: adminRoute('POST', '/categories/tags/:tag_id/merge', {
    summary: 'Replace a tag by another one in all stories, and delete it',
    body: MergeRequest,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  deleteTag: adminRoute('DELETE', '/categories/tags/:tag_id', {
    summary: 'Delete a tag without stories',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
} as const
