import type { Story, StoryCard, UserState } from '@kathasagar/api/contract'
import { pricedCommands } from '@kathasagar/story'

import { imageAddress, type ImageSize } from '../pictures/index.ts'
import { nameCategory, nameTag } from '../taxonomy/index.ts'
import type { RatingSums, StoredStory, StoredStoryCard, StoryCounters } from './storyTypes.ts'
import type { Db } from '../../platform/call.ts'
import { hasPremiumAccess, type Reader } from '../../platform/policies.ts'

/** Loads the reader's likes and bookmarks of all stories with two queries. Returns null states for guests. */
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

const completionRate = ({ sessions_begun, sessions_completed }: StoryCounters) =>
  sessions_begun === 0 ? null : Math.round((sessions_completed / sessions_begun) * 100)

export const averageRating = ({ ratings_count, ratings_sum }: RatingSums) =>
  ratings_count === 0 ? 0 : Math.round((ratings_sum / ratings_count) * 10) / 10

const coverOf = ({ id, cover_image_url }: StoredStoryCard, size: ImageSize) =>
  imageAddress(cover_image_url, { of: 'stories', id, size })

export const presentWriter = <Writer extends { avatar_url: string | null }>(
  writer: Writer,
  id: string,
): Writer => ({
  ...writer,
  avatar_url: imageAddress(writer.avatar_url, { of: 'users', id, size: 'card' }),
})

export const presentCard = (story: StoredStoryCard, user_state: UserState | null): StoryCard => ({
  ...story,
  cover_image_url: coverOf(story, 'card'),
  author: presentWriter(story.author, story.author_id),
  category: story.category && nameCategory(story.category),
  tags: story.tags.map(nameTag),
  created_at: story.created_at.toISOString(),
  stats: { ...story, completion_rate: completionRate(story), average_rating: averageRating(story) },
  user_state,
})

export const presentStory = (story: StoredStory, user_state: UserState | null): Story => ({
  ...story,
  ...presentCard(story, user_state),
  cover_image_url: coverOf(story, 'page'),
  game_config: { commands: pricedCommands(story.game_config.commands) },
})
