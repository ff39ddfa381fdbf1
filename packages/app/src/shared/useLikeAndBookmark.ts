import { useBookmarkStoryMutation, useLikeStoryMutation } from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'

import type { Intent } from '../navigation/pendingIntent.ts'

/** A guest is asked to log in, and the action runs afterwards. */
export function useLikeAndBookmark(
  isSignedIn: boolean,
  askToLogIn: (reason: string | undefined, intent: Intent) => void,
) {
  const [like] = useLikeStoryMutation()
  const [bookmark] = useBookmarkStoryMutation()

  return {
    onLike: ({ id, user_state }: StoryCard) =>
      isSignedIn
        ? void like({ story_id: id, isOn: user_state?.hasLiked ?? false })
        : askToLogIn(undefined, { act: 'like', of: id }),
    onBookmark: ({ id, user_state }: StoryCard) =>
      isSignedIn
        ? void bookmark({ story_id: id, isOn: user_state?.hasBookmarked ?? false })
        : askToLogIn(undefined, { act: 'bookmark', of: id }),
  }
}
