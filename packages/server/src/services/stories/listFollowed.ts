import type { StoryCard } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { audienceOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from '../../modules/catalogue/index.ts'

/** What the authors whom a user follows have published, the newest first. */
export async function listFollowed(ports: Ports, user: StoredUser): Promise<StoryCard[]> {
  const { stories } = ports.store.repositories
  const found = await stories.listFollowed(audienceOf(user), user.id, LIMITS.followedStories)
  return presentCards(ports.store.repositories.db, user, found)
}
