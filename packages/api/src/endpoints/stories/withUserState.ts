import type { Story } from '../../contract/stories.ts'
import { flagIn } from './flagIn.ts'

/** Moves the flags of a reader that stand at the top of a story to `user_state`, unless it has one. */
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
