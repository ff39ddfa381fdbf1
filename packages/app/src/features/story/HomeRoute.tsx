import { messageFor, useGetConfigQuery } from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { useFormat } from '@kathasagar/ui'
import { HomeOverlay, bannerSlides } from '@kathasagar/ui/internal'
import { HomeScreen } from '@kathasagar/ui/screens'

import { useGreeting, useHomeStories } from './useHomeStories.ts'
import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** Shows the greeting. A separate component, because hiding it must re-render nothing else. */
function Greeting({ isLoading }: { isLoading: boolean }) {
  const { isShown, end } = useGreeting(isLoading)

  return isShown && <HomeOverlay onClose={end} />
}

export default function HomeRoute() {
  const messages = useSiteMessages()
  const format = useFormat()
  const home = useHomeStories()
  const { cards, playing, dialogs } = useStoryCards()
  const { start, startingId } = playing
  const { data: site } = useGetConfigQuery()
  const onPlay = (story: StoryCard) => start(story, story.id === home.tale?.id)
  const shown = { ...home, hrefs: paths, site, onPlay, startingId, messages, format }
  useTitle(messages.titles.home)

  return (
    <>
      <HomeScreen
        {...home.more}
        {...cards}
        error={messageFor(home.error, messages.failed.stories, messages)}
        greeting={<Greeting isLoading={home.status === 'loading'} />}
        isBannerAwaited={home.isTaleAwaited}
        onRetry={home.retry}
        openSessions={home.openSessions}
        playHref={paths.play}
        rows={home.rows}
        slides={bannerSlides(home.featured, shown)}
        status={home.status}
      />
      {dialogs}
    </>
  )
}
