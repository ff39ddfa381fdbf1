import type { AdminTag } from '@kathasagar/api/contract'

/** A category or tag. `stories` is the number of its stories in any status. */
export type TaxonomyItem = Pick<AdminTag, 'id' | 'display_name' | 'stories'> & {
  color?: string
}

export type TaxonomyNoun = 'categories' | 'tags'
