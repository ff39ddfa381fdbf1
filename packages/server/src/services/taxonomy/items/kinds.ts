import type { CategoryForm, TagForm } from '@kathasagar/api/contract'

import type { AuditFacts } from '../../../modules/audit/index.ts'
import type { Repositories } from '../../repositories.ts'
import type { CategoryRow, TaxonomyRepository, StoredTaxonomy, TagRow } from '../../admin/ports.ts'

/** What every form of a category or a tag sets: plain facts, as the audit log keeps them. */
export type TaxonomyForm = AuditFacts & { readonly display_name: string }

/** What is absent stays. */
export type TaxonomyChanges<Form> = { readonly [Field in keyof Form]?: Form[Field] | undefined }

/** What tells categories and tags apart; the rules over them are the same. */
export interface TaxonomyKind<Row extends StoredTaxonomy, Form extends TaxonomyForm> {
  name: 'category' | 'tag'
  of: (repos: Repositories) => TaxonomyRepository<Row, Form>
  /** What a form would set to have this row, with these changes. */
  formOf: (row: Row, changes?: TaxonomyChanges<Form>) => Form
}

export const CATEGORIES: TaxonomyKind<CategoryRow, CategoryForm> = {
  name: 'category',
  of: ({ adminCategories }) => adminCategories,
  formOf: (row, { display_name = row.display_name } = {}) => ({ display_name }),
}

export const TAGS: TaxonomyKind<TagRow, TagForm> = {
  name: 'tag',
  of: ({ adminTags }) => adminTags,
  formOf: (row, { display_name = row.display_name, color = row.color } = {}) => ({
    display_name,
    color,
  }),
}
