import type { RatingAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { averageRating } from '../../modules/catalogue/index.ts'

interface Rating {
  storyId: string
  user: StoredUser
  /** 1 to 5. */
  stars: number
}

/** Rates a story in place of any earlier rating; only who has come to an ending may judge. */
export async function rateStory(
  { store }: Ports,
  { storyId, user, stars }: Rating,
): Promise<RatingAnswer | Refusal> {
  return store.transaction(async ({ stories, ratings }) => {
    const story = await stories.findStory(storyId)
    if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
    if (!(await ratings.canRate(storyId, user.id))) return { code: 'not_finished' }
    const sums = await ratings.rate({ storyId, userId: user.id, stars })
    return { stars, average_rating: averageRating(sums) }
  })
}
