import { messageFor, useListBookmarksInfiniteQuery } from '@kathasagar/api'
import { SavedScreen, useSavedMessages } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'

export function SavedRoute() {
  const { saved: messages } = useSavedMessages()
  const site = useSiteMessages()
  const list = useListBookmarksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(list)
  const playing = useStartPlaying()
  const marks = useLikeAndBookmark(playing.isSignedIn, playing.askToLogIn)
  useTitle(messages.title)

  return (
    <>
      <SavedScreen
        {...marks}
        {...more}
        browseHref={paths.browse()}
        busyStoryId={playing.startingId ?? undefined}
        error={list.isError ? messageFor(list.error, messages.failed, site) : undefined}
        onPlay={(story) => playing.start(story)}
        onRetry={() => void list.refetch()}
        stories={list.data?.pages.flatMap(({ stories }) => stories) ?? null}
        storyHref={paths.story}
      />
      <StartDialogs {...playing} />
    </>
  )
}
