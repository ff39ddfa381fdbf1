import type { StoryCard, UserState } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import { engagementRepository } from '../../db/repositories/engagement.ts'
import { hasPremiumAccess, type Reader } from '../../services/policies.ts'
import type { StoredStoryCard } from '../../services/stories/ports.ts'
import { presentCard } from './presentStory.ts'

/** Finds what the reader has liked and bookmarked: two lookups for any number of stories, none for guests. */
export async function userStates(
  db: Db,
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => UserState | null> {
  if (!reader) return () => null
  const engagement = engagementRepository(db)
  const liked = await engagement.listMarked('like', ids, reader.id)
  const bookmarked = await engagement.listMarked('bookmark', ids, reader.id)
  return (id) => ({
    hasLiked: liked.has(id),
    hasBookmarked: bookmarked.has(id),
    has_premium_access: hasPremiumAccess(reader),
  })
}

/** Returns the cards of stories as one reader gets them. */
export async function presentCards(
  db: Db,
  reader: Reader,
  stories: readonly StoredStoryCard[],
): Promise<StoryCard[]> {
  const stateOf = await userStates(
    db,
    reader,
    stories.map(({ id }) => id),
  )
  return stories.map((story) => presentCard(story, stateOf(story.id)))
}
