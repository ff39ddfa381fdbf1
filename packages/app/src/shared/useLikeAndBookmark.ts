import { useBookmarkStoryMutation, useLikeStoryMutation } from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'

/** Like and bookmark for a signed-in reader; a guest is asked to log in. */
export function useLikeAndBookmark(isSignedIn: boolean, askToLogIn: () => void) {
  const [like] = useLikeStoryMutation()
  const [bookmark] = useBookmarkStoryMutation()

  return {
    onLike: ({ id, user_state }: StoryCard) =>
      isSignedIn ? void like({ story_id: id, isOn: user_state?.hasLiked ?? false }) : askToLogIn(),
    onBookmark: ({ id, user_state }: StoryCard) =>
      isSignedIn
        ? void bookmark({ story_id: id, isOn: user_state?.hasBookmarked ?? false })
        : askToLogIn(),
  }
}
