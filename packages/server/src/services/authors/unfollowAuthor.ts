import type { FollowAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Follows an author no more, also one who has nothing published any more. */
export async function unfollowAuthor(
  { store }: Ports,
  user: StoredUser,
  handle: string,
): Promise<FollowAnswer | Refusal> {
  const { authors } = store.repositories
  const author = await authors.findAuthor(handle)
  if (!author) return { code: 'author_not_found' }
  await authors.unfollow(user.id, author.id)
  return { is_followed: false, followers_total: await authors.countFollowers(author.id) }
}
