import {
  isNetworkError,
  messageFor,
  statusOf,
  useCheckSessionQuery,
  useGetStoryQuery,
} from '@kathasagar/api'
import type { Story } from '@kathasagar/api/contract'
import { StoryDetailScreen, type StoryDetailScreenProps } from '@kathasagar/ui/screens'
import { useParams } from 'react-router-dom'

import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useShareStory } from '../../shared/useShareStory.ts'
import type { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

type Playing = ReturnType<typeof useStartPlaying>

function useOpenPlay(
  story_id: string,
  story: Story | undefined,
  { isSignedIn, isGuest, beginAgain }: Playing,
): StoryDetailScreenProps['resume'] {
  const { currentData: check } = useCheckSessionQuery(story_id, {
    skip: !isSignedIn && !isGuest,
    refetchOnMountOrArgChange: true,
  })
  if (!story || check?.is_completed !== false || check.session_id === null) return undefined
  return {
    href: paths.play(check.session_id),
    scene: check.scene ?? '',
    percent: check.completion_percentage ?? 0,
    minutesLeft: check.minutes_left ?? 0,
    onBeginAgain: () => beginAgain(story),
  }
}

const LINKS = {
  authorHref: paths.author,
  homeHref: paths.home,
  seriesHref: paths.series,
  tagHref: (tag: string) => paths.browse({ tag }),
}

export default function StoryDetailRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const { currentData: story, error, isFetching } = useGetStoryQuery(story_id)
  const { cards, playing, dialogs } = useStoryCards()
  const { isSignedIn, askToLogIn } = playing
  const share = useShareStory()
  const { report, reportDialog } = useReportStory({ story_id })
  const resume = useOpenPlay(story_id, story, playing)
  useTitle(story?.title ?? (error ? messages.titles.missing : undefined))

  const isMissing = [404, 422].includes(statusOf(error) ?? 0)
  // A retry without network does not show the loading state.
  const isLoading = isFetching && !isNetworkError(error)
  return (
    <>
      <StoryDetailScreen
        {...LINKS}
        codexHref={isSignedIn ? paths.codex(story_id) : undefined}
        commentsHref={paths.comments(story_id)}
        error={error && !isMissing ? messageFor(error, messages.failed.story, messages) : undefined}
        isBusy={playing.startingId !== null}
        loginRequired={cards.loginRequired}
        onBookmark={() => story && cards.onBookmark(story)}
        onLike={() => story && cards.onLike(story)}
        onShare={story && (() => share(story))}
        onPlay={() => story && cards.onPlay(story)}
        onReport={isSignedIn ? report : () => askToLogIn(messages.report.guest)}
        resume={resume}
        status={story ? 'ready' : isLoading ? 'loading' : 'failed'}
        story={story ?? null}
      />
      {reportDialog}
      {dialogs}
    </>
  )
}
