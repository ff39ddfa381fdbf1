import type { FeaturedAnswer, FeaturedRequest } from '@kathasagar/api/contract'

import { recordEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { Featured } from './ports.ts'

interface Asked extends FeaturedRequest {
  storyId: string
  user: StoredUser
}

const placeOf = ({ is_featured, featured_order }: Featured) => ({ is_featured, featured_order })

/** Features one published story, at a place where one is named, or leaves it off. */
export async function setFeatured(
  { store, clock }: Ports,
  { storyId, user, is_featured, featured_order }: Asked,
): Promise<FeaturedAnswer | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story = await repos.adminStories.lockFeatured(storyId)
    if (!story) return { code: 'story_not_found' }
    // Only what readers can see is shown to them first; anything may be left off.
    if (is_featured && story.status !== 'published') {
      return { code: 'not_published', detail: 'Only a published story can be featured.' }
    }
    const place = featured_order === undefined ? story.featured_order : featured_order
    const after = { ...story, is_featured, featured_order: place }
    if (JSON.stringify(after) === JSON.stringify(story)) return story
    await repos.adminStories.setFeatured(storyId, placeOf(after))
    const target = { kind: 'story', id: storyId }
    const facts = { before: placeOf(story), after: placeOf(after) }
    await recordEvent(repos.db, { actor_id: user.id, act: 'story_featured', target, ...facts }, now)
    return after
  })
}
