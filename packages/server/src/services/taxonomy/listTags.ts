import type { Tag } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Every tag that a story can have. */
export const listTags = ({ store }: Ports): Promise<Tag[]> => store.repositories.taxonomy.listTags()
