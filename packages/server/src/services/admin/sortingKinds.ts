import type { CategoryForm, TagForm } from '@kathasagar/api/contract'

import type { AuditFacts } from '../audit/ports.ts'
import type { Repositories } from '../ports.ts'
import type { CategoryRow, SortingRepository, StoredSorting, TagRow } from './ports.ts'

/** What every form of a category or a tag sets: plain facts, as the audit log keeps them. */
export type SortingForm = AuditFacts & { readonly display_name: string }

/** What is absent stays. */
export type SortingChanges<Form> = { readonly [Field in keyof Form]?: Form[Field] | undefined }

/** What tells categories and tags apart; the rules over them are the same. */
export interface SortingKind<Row extends StoredSorting, Form extends SortingForm> {
  name: 'category' | 'tag'
  of: (repos: Repositories) => SortingRepository<Row, Form>
  /** What a form would set to have this row, with these changes. */
  formOf: (row: Row, changes?: SortingChanges<Form>) => Form
}

export const CATEGORIES: SortingKind<CategoryRow, CategoryForm> = {
  name: 'category',
  of: ({ adminCategories }) => adminCategories,
  formOf: (row, { display_name = row.display_name } = {}) => ({ display_name }),
}

export const TAGS: SortingKind<TagRow, TagForm> = {
  name: 'tag',
  of: ({ adminTags }) => adminTags,
  formOf: (row, { display_name = row.display_name, color = row.color } = {}) => ({
    display_name,
    color,
  }),
}
