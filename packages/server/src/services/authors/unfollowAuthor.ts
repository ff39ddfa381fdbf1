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
  const author = await store.repositories.authors.findAuthor(handle)
  if (!author) return { code: 'author_not_found' }
  return store.transaction(async ({ authors, notices }) => {
    await authors.unfollow(user.id, author.id)
    await notices.forgetFollow(author.id, user.id)
    return { is_followed: false, followers_total: await authors.countFollowers(author.id) }
  })
}
