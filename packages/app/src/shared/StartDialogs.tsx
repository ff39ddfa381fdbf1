import { useBookmarkStoryMutation, useLikeStoryMutation } from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { AdultDialog, PremiumDialog, StartFailedDialog } from '@kathasagar/ui/internal'

import { paths } from '../navigation/paths.ts'
import { useStartPlaying } from './useStartPlaying.ts'

type Playing = ReturnType<typeof useStartPlaying>

export function StartDialogs({
  adult,
  premium,
  startFailed,
}: Pick<Playing, 'adult' | 'premium' | 'startFailed'>) {
  return (
    <>
      <AdultDialog {...adult} />
      <PremiumDialog {...premium} />
      <StartFailedDialog {...startFailed} />
    </>
  )
}

/** Asks guests to log in. After the login, the action runs. */
function useLikeAndBookmark({ isSignedIn, askToLogIn }: Playing) {
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

/** Returns the props of a page with story cards, and its dialogs. */
export function useStoryCards() {
  const playing = useStartPlaying()
  const cards = {
    ...useLikeAndBookmark(playing),
    busyStoryId: playing.startingId ?? undefined,
    loginRequired: playing.popup,
    onPlay: (story: StoryCard) => playing.start(story),
    storyHref: paths.story,
  }
  return { cards, playing, dialogs: <StartDialogs {...playing} /> }
}
