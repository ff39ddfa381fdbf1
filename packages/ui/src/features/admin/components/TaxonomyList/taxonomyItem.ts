import type { AdminTag } from '@kathasagar/api/contract'

/** A category or a tag, with how many stories, of every status, use it. */
export type TaxonomyItem = Pick<AdminTag, 'id' | 'display_name' | 'stories'> & {
  /** Tags have one. */
  color?: string
}

/** Which of the two pages it is. */
export type TaxonomyNoun = 'categories' | 'tags'
