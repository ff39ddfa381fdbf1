import type { BlockAnswer, BlockedPeople } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { presentWriter } from '../comments/presentComment.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/**
 * Blocks somebody by their handle, an author or not. Both are locked meanwhile, so that two calls at once keep to
 * the limit, and neither begins to follow the other.
 */
export const blockAuthor = (
  { store, clock }: Ports,
  user: StoredUser,
  handle: string,
): Promise<BlockAnswer | Refusal> =>
  store.transaction(async ({ authors, blocks, users }) => {
    const author = await authors.findAuthor(handle)
    if (!author) return { code: 'author_not_found' }
    if (author.id === user.id) return { code: 'own_account' }
    for (const id of [user.id, author.id].toSorted()) await users.lockUser(id)
    const isBlocked = await blocks.hasBlocked(user.id, author.id)
    if (!isBlocked && (await blocks.count(user.id)) >= LIMITS.blockedMax) {
      return { code: 'blocks_full' }
    }
    await blocks.block(user.id, author.id, clock.now())
    return { is_blocked: true }
  })

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

/** Whom somebody has blocked, as far as their accounts are open. */
export async function listBlocked({ store }: Ports, userId: string): Promise<BlockedPeople> {
  const found = await store.repositories.blocks.list(userId)
  return { blocked: found.map(({ id, ...person }) => presentWriter(person, id)) }
}
