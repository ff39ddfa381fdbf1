import { messageFor, useGetConfigQuery } from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { HomeOverlay, HomeScreen, useFormat } from '@kathasagar/ui'

import { bannerSlides } from './bannerSlides.ts'
import { useGreeting } from './useGreeting.ts'
import { useHomeStories } from './useHomeStories.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** A separate component, so that its end re-renders nothing else. */
function Greeting({ isLoading }: { isLoading: boolean }) {
  const { isShown, end } = useGreeting(isLoading)

  return isShown && <HomeOverlay onClose={end} />
}

export function HomeRoute() {
  const messages = useSiteMessages()
  const format = useFormat()
  const home = useHomeStories()
  const playing = useStartPlaying()
  const { start, startingId, isSignedIn, askToLogIn, popup } = playing
  const marks = useLikeAndBookmark(isSignedIn, askToLogIn)
  const { data: site } = useGetConfigQuery()
  const onPlay = (story: StoryCard) => start(story, story.id === home.tale?.id)
  const shown = { ...home, site, onPlay, startingId, messages, format }
  useTitle(messages.titles.home)

  return (
    <>
      <HomeScreen
        {...home.more}
        {...marks}
        busyStoryId={startingId ?? undefined}
        error={messageFor(home.error, messages.failed.stories, messages)}
        greeting={<Greeting isLoading={home.status === 'loading'} />}
        isBannerAwaited={home.isTaleAwaited}
        loginRequired={popup}
        onPlay={(story) => start(story)}
        onRetry={home.retry}
        openSessions={home.openSessions}
        playHref={paths.play}
        rows={home.rows}
        slides={bannerSlides(home.featured, shown)}
        status={home.status}
        storyHref={paths.story}
      />
      <StartDialogs {...playing} />
    </>
  )
}
