import type { StoryCard, UserState } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import { hasPremiumAccess, type Reader } from '../../platform/policies.ts'
import { presentCard } from './presentStory.ts'
import type { StoredStoryCard } from './storyTypes.ts'

/** Loads likes and bookmarks with two queries in total, none for guests. */
export async function userStates(
  db: Db,
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => UserState | null> {
  if (!reader) return () => null
  const listMarked = async (table: 'story_likes' | 'story_bookmarks') => {
    if (ids.length === 0) return new Set<string>()
    const rows = await db
      .selectFrom(table)
      .select('story_id')
      .where('user_id', '=', reader.id)
      .where('story_id', 'in', ids)
      .execute()
    return new Set(rows.map(({ story_id }) => story_id))
  }
  const liked = await listMarked('story_likes')
  const bookmarked = await listMarked('story_bookmarks')
  return (id) => ({
    hasLiked: liked.has(id),
    hasBookmarked: bookmarked.has(id),
    has_premium_access: hasPremiumAccess(reader),
  })
}

export async function presentCards(
  db: Db,
  reader: Reader,
  stories: readonly StoredStoryCard[],
): Promise<StoryCard[]> {
  const ids = stories.map(({ id }) => id)
  const stateOf = await userStates(db, reader, ids)
  return stories.map((story) => presentCard(story, stateOf(story.id)))
}
