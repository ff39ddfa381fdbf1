import { AuthorScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useAuthorPage } from './useAuthorPage.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { shareLink } from '../../shared/shareLink.ts'
import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/authors/:handle` */
export function AuthorRoute() {
  const messages = useSiteMessages()
  const { handle = '' } = useParams()
  const playing = useStartPlaying()
  const { start, startingId, isSignedIn, askToLogIn, popup } = playing
  const page = useAuthorPage(handle, { isSignedIn, askToLogIn })
  const marks = useLikeAndBookmark(isSignedIn, askToLogIn)
  const { author } = page
  useTitle(
    author?.display_name ?? (page.status === 'missing' ? messages.titles.missing : undefined),
  )

  return (
    <>
      <AuthorScreen
        {...page}
        {...marks}
        accountHref={paths.account}
        busyStoryId={startingId ?? undefined}
        homeHref={paths.home}
        loginRequired={popup}
        onPlay={(story) => start(story)}
        onShare={() =>
          shareLink(paths.author(author?.handle ?? handle), author?.display_name ?? '')
        }
        storyHref={paths.story}
      />
      <StartDialogs {...playing} />
    </>
  )
}
