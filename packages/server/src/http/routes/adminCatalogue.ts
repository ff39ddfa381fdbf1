import { changeTag } from '../../services/admin/changeTag.ts'
import { createCategory } from '../../services/admin/createCategory.ts'
import { createTag } from '../../services/admin/createTag.ts'
import { deleteCategory } from '../../services/admin/deleteCategory.ts'
import { deleteTag } from '../../services/admin/deleteTag.ts'
import { mergeCategory } from '../../services/admin/mergeCategory.ts'
import { mergeTag } from '../../services/admin/mergeTag.ts'
import { orderCategories } from '../../services/admin/orderCategories.ts'
import { renameCategory } from '../../services/admin/renameCategory.ts'
import type { Caller, Handlers } from '../call.ts'

const ofCategory = ({ params, caller }: { params: { category_id: string }; caller: Caller }) => ({
  id: params.category_id,
  by: caller.user,
})
const ofTag = ({ params, caller }: { params: { tag_id: string }; caller: Caller }) => ({
  id: params.tag_id,
  by: caller.user,
})

export const adminCatalogueRoutes = {
  listAdminCategories: ({ ports }) => ports.store.repositories.adminCategories.list(),
  createCategory: ({ ports, caller, body }) => createCategory(ports, caller.user, body),
  orderCategories: ({ ports, caller, body }) => orderCategories(ports, caller.user, body.ids),
  renameCategory: (call) => renameCategory(call.ports, { ...ofCategory(call), ...call.body }),
  mergeCategory: (call) => mergeCategory(call.ports, { ...ofCategory(call), ...call.body }),
  deleteCategory: (call) => deleteCategory(call.ports, ofCategory(call)),
  listAdminTags: ({ ports }) => ports.store.repositories.adminTags.list(),
  createTag: ({ ports, caller, body }) => createTag(ports, caller.user, body),
  changeTag: (call) => changeTag(call.ports, { ...ofTag(call), changes: call.body }),
  mergeTag: (call) => mergeTag(call.ports, { ...ofTag(call), ...call.body }),
  deleteTag: (call) => deleteTag(call.ports, ofTag(call)),
} satisfies Partial<Handlers>
