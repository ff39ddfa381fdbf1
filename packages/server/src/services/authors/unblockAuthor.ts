import type { BlockAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Blocks somebody no more. */
export async function unblockAuthor(
  { store }: Ports,
  user: StoredUser,
  handle: string,
): Promise<BlockAnswer | Refusal> {
  const { authors, blocks } = store.repositories
  const author = await authors.findAuthor(handle)
  if (!author) return { code: 'author_not_found' }
  await blocks.unblock(user.id, author.id)
  return { is_blocked: false }
}
