import { messageFor } from '@kathasagar/api'
import { BrowseScreen } from '@kathasagar/ui'

import { useBrowse } from './useBrowse.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** `/browse` */
export function BrowseRoute() {
  const messages = useSiteMessages()
  const browse = useBrowse()
  const playing = useStartPlaying()
  const { start, startingId, isSignedIn, askToLogIn, popup } = playing
  const marks = useLikeAndBookmark(isSignedIn, askToLogIn)
  useTitle(messages.titles.browse)

  return (
    <>
      <BrowseScreen
        {...browse}
        {...marks}
        busyStoryId={startingId ?? undefined}
        error={messageFor(browse.error, messages.failed.stories, messages)}
        loginRequired={popup}
        onPlay={start}
        storyHref={paths.story}
      />
      <StartDialogs {...playing} />
    </>
  )
}
