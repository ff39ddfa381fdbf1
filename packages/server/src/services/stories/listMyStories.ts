import type { MyStories } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { userStates } from '../../modules/catalogue/index.ts'
import { presentMyStory } from './editing/presentOwnStory.ts'

/** The user's own stories of every status, an admin's no more than theirs either. */
export async function listMyStories(
  ports: Ports,
  user: StoredUser,
  page: number,
): Promise<MyStories> {
  const { authoring } = ports.store.repositories
  const limit = LIMITS.storiesOfAuthor
  const counts = await authoring.countOwn(user.id)
  const stories = await authoring.listOwn(user.id, { offset: (page - 1) * limit, limit })
  const stateOf = await userStates(
    ports.store.repositories.db,
    user,
    stories.map(({ id }) => id),
  )
  const total_stories = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    stories: stories.map((story) => presentMyStory(story, stateOf(story.id))),
    page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
    counts,
  }
}
