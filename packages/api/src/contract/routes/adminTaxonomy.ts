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
export const adminTaxonomyRoutes = {
  listAdminCategories: route({
    method: 'GET',
    path: '/admin/categories',
    summary: 'Categories in their order, with how many stories each has',
    access: 'admin',
    answer: z.array(AdminCategory),
    errors: [],
  }),
  createCategory: route({
    method: 'POST',
    path: '/categories/',
    summary: 'Add a category, after all others',
    access: 'admin',
    body: CategoryForm,
    answer: AdminCategory,
    status: 201,
    errors: [],
  }),
  orderCategories: route({
    method: 'PUT',
    path: '/categories/order',
    summary: 'Put the categories in another order',
    access: 'admin',
    body: CategoryOrder,
    answer: z.array(AdminCategory),
    errors: [],
  }),
  renameCategory: route({
    ...ofCategory,
    method: 'PUT',
    path: '/categories/:category_id',
    summary: 'Rename a category',
    body: CategoryForm,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  mergeCategory: route({
    ...ofCategory,
    method: 'POST',
    path: '/categories/:category_id/merge',
    summary: 'Move all stories of a category into another one, and delete it',
    body: MergeRequest,
    answer: AdminCategory,
    errors: ['not_found'],
  }),
  deleteCategory: route({
    ...ofCategory,
    method: 'DELETE',
    path: '/categories/:category_id',
    summary: 'Delete a category that no story is in',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
  listAdminTags: route({
    method: 'GET',
    path: '/admin/tags',
    summary: 'Tags by name, with how many stories each has',
    access: 'admin',
    answer: z.array(AdminTag),
    errors: [],
  }),
  createTag: route({
    method: 'POST',
    path: '/categories/tags/',
    summary: 'Add a tag',
    access: 'admin',
    body: TagForm,
    answer: AdminTag,
    status: 201,
    errors: [],
  }),
  changeTag: route({
    ...ofTag,
    method: 'PUT',
    path: '/categories/tags/:tag_id',
    summary: 'Rename a tag, or give it another colour',
    body: TagChanges,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  mergeTag: route({
    ...ofTag,
    method: 'POST',
    path: '/categories/tags/:tag_id/merge',
    summary: 'Give another tag to all stories of a tag, and delete it',
    body: MergeRequest,
    answer: AdminTag,
    errors: ['not_found'],
  }),
  deleteTag: route({
    ...ofTag,
    method: 'DELETE',
    path: '/categories/tags/:tag_id',
    summary: 'Delete a tag that no story has',
    answer: Gone,
    errors: ['not_found', 'in_use'],
  }),
} as const
