import { changeTag } from '../../services/taxonomy/changeTag.ts'
import { createCategory } from '../../services/taxonomy/createCategory.ts'
import { createTag } from '../../services/taxonomy/createTag.ts'
import { deleteCategory } from '../../services/taxonomy/deleteCategory.ts'
import { deleteTag } from '../../services/taxonomy/deleteTag.ts'
import { listAdminCategories } from '../../services/taxonomy/listAdminCategories.ts'
import { listAdminTags } from '../../services/taxonomy/listAdminTags.ts'
import { listCategories } from '../../services/taxonomy/listCategories.ts'
import { listTags } from '../../services/taxonomy/listTags.ts'
import { mergeCategory } from '../../services/taxonomy/mergeCategory.ts'
import { mergeTag } from '../../services/taxonomy/mergeTag.ts'
import { orderCategories } from '../../services/taxonomy/orderCategories.ts'
import { renameCategory } from '../../services/taxonomy/renameCategory.ts'
import type { Handlers } from '../call.ts'

export const taxonomyRoutes = {
  listCategories: ({ ports }) => listCategories(ports),
  listTags: ({ ports }) => listTags(ports),

  listAdminCategories: ({ ports }) => listAdminCategories(ports),
  createCategory: ({ ports, caller, body }) => createCategory(ports, caller.user, body),
  orderCategories: ({ ports, caller, body }) => orderCategories(ports, caller.user, body.ids),
  renameCategory: ({ ports, caller, params, body }) =>
    renameCategory(ports, caller.user, { id: params.category_id, changes: body }),
  mergeCategory: ({ ports, caller, params, body }) =>
    mergeCategory(ports, caller.user, { id: params.category_id, into: body.into }),
  deleteCategory: ({ ports, caller, params }) =>
    deleteCategory(ports, caller.user, params.category_id),

  listAdminTags: ({ ports }) => listAdminTags(ports),
  createTag: ({ ports, caller, body }) => createTag(ports, caller.user, body),
  changeTag: ({ ports, caller, params, body }) =>
    changeTag(ports, caller.user, { id: params.tag_id, changes: body }),
  mergeTag: ({ ports, caller, params, body }) =>
    mergeTag(ports, caller.user, { id: params.tag_id, into: body.into }),
  deleteTag: ({ ports, caller, params }) => deleteTag(ports, caller.user, params.tag_id),
} satisfies Partial<Handlers>
