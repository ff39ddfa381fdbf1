import type { FeaturedAnswer, FeaturedRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { canBeFeatured, featureStory } from './featureStories.ts'

interface Asked extends FeaturedRequest {
  storyId: string
  user: StoredUser
}

/** Features one published story, at a place where one is named, or leaves it off. */
export async function setFeatured(
  { store, clock }: Ports,
  { storyId, ...asked }: Asked,
): Promise<FeaturedAnswer | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const [story] = await repos.adminStories.lockFeatured([storyId])
    if (!story) return { code: 'story_not_found' }
    if (!canBeFeatured(story, asked.is_featured)) {
      return { code: 'not_published', detail: 'Only a published story can be featured.' }
    }
    return featureStory(repos, story, { ...asked, now })
  })
}
