import { changeTaxonomy } from '../../services/admin/changeTaxonomy.ts'
import { createTaxonomy } from '../../services/admin/createTaxonomy.ts'
import { deleteTaxonomy } from '../../services/admin/deleteTaxonomy.ts'
import { mergeTaxonomy } from '../../services/admin/mergeTaxonomy.ts'
import { orderCategories } from '../../services/admin/orderCategories.ts'
import { CATEGORIES, TAGS } from '../../services/admin/taxonomyKinds.ts'
import type { Caller, Handlers } from '../call.ts'

const ofCategory = ({ params, caller }: { params: { category_id: string }; caller: Caller }) => ({
  id: params.category_id,
  by: caller.user,
})
const ofTag = ({ params, caller }: { params: { tag_id: string }; caller: Caller }) => ({
  id: params.tag_id,
  by: caller.user,
})

export const adminTaxonomyRoutes = {
  listAdminCategories: ({ ports }) => ports.store.repositories.adminCategories.list(),
  createCategory: ({ ports, caller, body }) =>
    createTaxonomy(ports, CATEGORIES, { by: caller.user, form: body }),
  orderCategories: ({ ports, caller, body }) => orderCategories(ports, caller.user, body.ids),
  renameCategory: (call) =>
    changeTaxonomy(call.ports, CATEGORIES, { ...ofCategory(call), changes: call.body }),
  mergeCategory: (call) =>
    mergeTaxonomy(call.ports, CATEGORIES, { ...ofCategory(call), ...call.body }),
  deleteCategory: (call) => deleteTaxonomy(call.ports, CATEGORIES, ofCategory(call)),
  listAdminTags: ({ ports }) => ports.store.repositories.adminTags.list(),
  createTag: ({ ports, caller, body }) =>
    createTaxonomy(ports, TAGS, { by: caller.user, form: body }),
  changeTag: (call) => changeTaxonomy(call.ports, TAGS, { ...ofTag(call), changes: call.body }),
  mergeTag: (call) => mergeTaxonomy(call.ports, TAGS, { ...ofTag(call), ...call.body }),
  deleteTag: (call) => deleteTaxonomy(call.ports, TAGS, ofTag(call)),
} satisfies Partial<Handlers>
