import * as z from 'zod/mini'
import { count, filledNameText } from '@kathasagar/story/schema'

import { Category, Tag } from './taxonomy.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { id } from './fields.ts'
import { route } from './route.ts'

const displayName = filledNameText(LIMITS.itemNameMax)
/** `#rrggbb`. */
const colour = z
  .string()
  .check(z.regex(/^#[\da-fA-F]{6}$/, { error: 'Must be a colour like #f07aa8' }))

/** Includes the number of stories of any status. */
export const AdminCategory = z.extend(Category, { stories: count })
export type AdminCategory = z.infer<typeof AdminCategory>
/** Includes the number of stories of any status. */
export const AdminTag = z.extend(Tag, { stories: count })
export type AdminTag = z.infer<typeof AdminTag>

export const CategoryForm = z.strictObject({ display_name: displayName })
export type CategoryForm = z.infer<typeof CategoryForm>
export const TagForm = z.strictObject({ display_name: displayName, color: colour })
export type TagForm = z.infer<typeof TagForm>
/** Absent fields stay unchanged. */
export const TagChanges = z.partial(TagForm)
export type TagChanges = z.infer<typeof TagChanges>

/** Unlisted categories follow in their old order. */
export const CategoryOrder = z.strictObject({ ids: z.array(id).check(z.maxLength(500)) })
export type CategoryOrder = z.infer<typeof CategoryOrder>

/** The stories move to this one, and the other is deleted. */
export const MergeRequest = z.strictObject({ into: id })

export const CategoryParams = z.object({ category_id: id })
export const TagParams = z.object({ tag_id: id })

const ofCategory = { access: 'admin', params: CategoryParams } as const
const ofTag = { access: 'admin', params: TagParams } as const
const Gone = z.object({ id })

export const adminTaxonomyRoutes = {
  listAdminCategories: route('GET', '/admin/categories', {
    summary: 'List categories in order, with the number of their stories',
    access: 'admin',
    answer: z.array(AdminCategory),
  }),
  createCategory: route('POST', '/categories/', {
    summary: 'Add a category at the end',
    access: 'admin',
    body: CategoryForm,
    answer: AdminCategory,
    status: 201,
  }),
  orderCategories: route('PUT', '/categories/order', {
    summary: 'Reorder the categories',
    access: 'admin',
    body: CategoryOrder,
    answer: z.array(AdminCategory),
  }),
  renameCategory: route('PUT', '/categories/:category_id', {
    ...ofCategory,
    summary: 'Rename a category',
    body: CategoryForm,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  mergeCategory: route('POST', '/categories/:category_id/merge', {
    ...ofCategory,
    summary: 'Move all stories of a category to another one, and delete it',
    body: MergeRequest,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  deleteCategory: route('DELETE', '/categories/:category_id', {
    ...ofCategory,
    summary: 'Delete a category without stories',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
  listAdminTags: route('GET', '/admin/tags', {
    summary: 'List tags by name, with the number of their stories',
    access: 'admin',
    answer: z.array(AdminTag),
  }),
  createTag: route('POST', '/categories/tags/', {
    summary: 'Add a tag',
    access: 'admin',
    body: TagForm,
    answer: AdminTag,
    status: 201,
  }),
  changeTag: route('PUT', '/categories/tags/:tag_id', {
    ...ofTag,
    summary: 'Change the name or colour of a tag',
    body: TagChanges,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  mergeTag: route('POST', '/categories/tags/:tag_id/merge', {
    ...ofTag,
    summary: 'Replace a tag by another one in all stories, and delete it',
    body: MergeRequest,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  deleteTag: route('DELETE', '/categories/tags/:tag_id', {
    ...ofTag,
    summary: 'Delete a tag without stories',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
} as const
