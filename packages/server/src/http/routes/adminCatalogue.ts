import { changeSorting } from '../../services/admin/changeSorting.ts'
import { createSorting } from '../../services/admin/createSorting.ts'
import { deleteSorting } from '../../services/admin/deleteSorting.ts'
import { mergeSorting } from '../../services/admin/mergeSorting.ts'
import { orderCategories } from '../../services/admin/orderCategories.ts'
import { CATEGORIES, TAGS } from '../../services/admin/sortingKinds.ts'
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
  createCategory: ({ ports, caller, body }) =>
    createSorting(ports, CATEGORIES, { by: caller.user, form: body }),
  orderCategories: ({ ports, caller, body }) => orderCategories(ports, caller.user, body.ids),
  renameCategory: (call) =>
    changeSorting(call.ports, CATEGORIES, { ...ofCategory(call), changes: call.body }),
  mergeCategory: (call) =>
    mergeSorting(call.ports, CATEGORIES, { ...ofCategory(call), ...call.body }),
  deleteCategory: (call) => deleteSorting(call.ports, CATEGORIES, ofCategory(call)),
  listAdminTags: ({ ports }) => ports.store.repositories.adminTags.list(),
  createTag: ({ ports, caller, body }) =>
    createSorting(ports, TAGS, { by: caller.user, form: body }),
  changeTag: (call) => changeSorting(call.ports, TAGS, { ...ofTag(call), changes: call.body }),
  mergeTag: (call) => mergeSorting(call.ports, TAGS, { ...ofTag(call), ...call.body }),
  deleteTag: (call) => deleteSorting(call.ports, TAGS, ofTag(call)),
} satisfies Partial<Handlers>
