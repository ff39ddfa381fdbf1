import type { FollowAnswer } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findPublished } from './findPublished.ts'

/** Follows an author; a reader is locked meanwhile, so that two calls at once keep to the limit. */
export const followAuthor = (
  { store, clock }: Ports,
  user: StoredUser,
  handle: string,
): Promise<FollowAnswer | Refusal> =>
  store.transaction(async (repositories) => {
    const { authors, blocks, notices, users } = repositories
    await users.lockUser(user.id)
    const found = await findPublished(repositories, user, handle)
    if (isRefusal(found)) return found
    const { id } = found.author
    if (id === user.id) return { code: 'own_account' }
    if (await blocks.stands(user.id, id)) return { code: 'forbidden' }
    const isFollowed = await authors.isFollowing(user.id, id)
    if (!isFollowed && (await authors.countFollowed(user.id)) >= LIMITS.followedMax) {
      return { code: 'follows_full' }
    }
    if (!isFollowed) {
      const now = clock.now()
      await authors.follow(user.id, id, now)
      await notices.tellOfFollow(id, { actorId: user.id, now })
    }
    return { is_followed: true, followers_total: await authors.countFollowers(id) }
  })

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
