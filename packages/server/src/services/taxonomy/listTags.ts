import type { Tag } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { nameTag } from './messageIds.ts'

/** Every tag that a story can have. */
export async function listTags({ store }: Ports): Promise<Tag[]> {
  const tags = await store.repositories.taxonomy.listTags()
  return tags.map(nameTag)
}
