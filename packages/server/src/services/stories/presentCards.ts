import type { StoryCard, UserState } from '@kathasagar/api/contract'

import { hasPremiumAccess, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { StoredStoryCard } from './ports.ts'
import { presentCard } from './present/presentStory.ts'

/** What stories are to the one who asks: two lookups for any number of stories, none for guests. */
export async function userStates(
  { store }: Ports,
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => UserState | null> {
  if (!reader) return () => null
  const { engagement } = store.repositories
  const liked = await engagement.listMarked('like', ids, reader.id)
  const bookmarked = await engagement.listMarked('bookmark', ids, reader.id)
  return (id) => ({
    hasLiked: liked.has(id),
    hasBookmarked: bookmarked.has(id),
    has_premium_access: hasPremiumAccess(reader),
  })
}

/** Cards for one reader. */
export async function presentCards(
  ports: Ports,
  reader: Reader,
  stories: readonly StoredStoryCard[],
): Promise<StoryCard[]> {
  const stateOf = await userStates(
    ports,
    reader,
    stories.map(({ id }) => id),
  )
  return stories.map((story) => presentCard(story, stateOf(story.id)))
}
