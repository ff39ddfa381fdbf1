import type { Story } from '../../contract/stories.ts'
import { flagIn } from './flagIn.ts'

/** Moves top-level user flags to `user_state`, unless it exists. */
export function withUserState(story: unknown): Story {
  const [hasLiked, hasBookmarked] = [flagIn(story, 'hasLiked'), flagIn(story, 'hasBookmarked')]
  if (hasLiked === null && hasBookmarked === null) return story as Story
  return {
    ...Object(story),
    user_state: {
      hasLiked,
      hasBookmarked,
      has_premium_access: flagIn(story, 'has_premium_access'),
      ...Object((story as { user_state?: unknown }).user_state),
    },
  }
}
