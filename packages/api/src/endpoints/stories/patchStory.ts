import type { Series } from '../../contract/series.ts'
import type { StoryCard, StoryList } from '../../contract/stories.ts'

export type CachedStories =
  | StoryCard
  | StoryCard[]
  | { pages: readonly StoryList[] | StoryList[] }
  | StoryList
  | Series
  | undefined

function storiesIn(cached: NonNullable<CachedStories>): StoryCard[] {
  if (Array.isArray(cached)) return cached
  if ('pages' in cached) return cached.pages.flatMap((page) => page.stories)
  if ('stories' in cached) return cached.stories
  if ('parts' in cached) return cached.parts.map(({ story }) => story)
  return [cached]
}

export function patchStory(cached: CachedStories, id: string, change: (story: StoryCard) => void) {
  if (!cached) return
  for (const story of storiesIn(cached)) if (story.id === id) change(story)
}

const markedIn = (story: StoryCard) =>
  (story.user_state ??= {
    hasLiked: false,
    hasBookmarked: false,
    has_premium_access: !story.is_premium,
  })

/** Changes the count only if the state changes. */
export function setLiked(story: StoryCard, isLiked: boolean) {
  const marked = markedIn(story)
  if (marked.hasLiked === isLiked) return
  marked.hasLiked = isLiked
  story.stats.likes_total = Math.max(0, story.stats.likes_total + (isLiked ? 1 : -1))
}

/** Changes the count only if the state changes. */
export function setBookmarked(story: StoryCard, isBookmarked: boolean) {
  const marked = markedIn(story)
  if (marked.hasBookmarked === isBookmarked) return
  marked.hasBookmarked = isBookmarked
  story.stats.bookmarks_total = Math.max(0, story.stats.bookmarks_total + (isBookmarked ? 1 : -1))
}
