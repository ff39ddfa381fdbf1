import * as z from 'zod/mini'

import {
  AdminCategory,
  AdminTag,
  CategoryForm,
  CategoryOrder,
  CategoryParams,
  MergeRequest,
  TagChanges,
  TagForm,
  TagParams,
} from '../adminTaxonomy.ts'
import { id } from '../fields.ts'
import { route } from '../route.ts'

const ofCategory = { access: 'admin', params: CategoryParams } as const
const ofTag = { access: 'admin', params: TagParams } as const
const Gone = z.object({ id })

/** How the catalogue is sorted, for those who sort it. */
export const routes = {
  listAdminCategories: route('GET', '/admin/categories', {
    summary: 'Categories in their order, with how many stories each has',
    access: 'admin',
    answer: z.array(AdminCategory),
  }),
  createCategory: route('POST', '/categories/', {
    summary: 'Add a category, after all others',
    access: 'admin',
    body: CategoryForm,
    answer: AdminCategory,
    status: 201,
  }),
  orderCategories: route('PUT', '/categories/order', {
    summary: 'Put the categories in another order',
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
    summary: 'Move all stories of a category into another one, and delete it',
    body: MergeRequest,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  deleteCategory: route('DELETE', '/categories/:category_id', {
    ...ofCategory,
    summary: 'Delete a category that no story is in',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
  listAdminTags: route('GET', '/admin/tags', {
    summary: 'Tags by name, with how many stories each has',
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
    summary: 'Rename a tag, or give it another colour',
    body: TagChanges,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  mergeTag: route('POST', '/categories/tags/:tag_id/merge', {
    ...ofTag,
    summary: 'Give another tag to all stories of a tag, and delete it',
    body: MergeRequest,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  deleteTag: route('DELETE', '/categories/tags/:tag_id', {
    ...ofTag,
    summary: 'Delete a tag that no story has',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
} as const
