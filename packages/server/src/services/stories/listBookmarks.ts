import type { StoryList } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { audienceOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { pageOf } from './pageOf.ts'

/** One page of what a user has bookmarked and can still see, the latest first. */
export async function listBookmarks(
  ports: Ports,
  user: StoredUser,
  page: number,
): Promise<StoryList> {
  const { stories } = ports.store.repositories
  const audience = audienceOf(user)
  return pageOf(ports, user, {
    page,
    count: () => stories.countBookmarked(audience, user.id),
    list: (cut) => stories.listBookmarked(audience, user.id, cut),
  })
}
