import type { AdminTag } from '@kathasagar/api/contract'

/** A category or tag. `stories` counts the stories of every status. */
export type TaxonomyItem = Pick<AdminTag, 'id' | 'display_name' | 'stories'> & {
  color?: string
}

export type TaxonomyNoun = 'categories' | 'tags'
