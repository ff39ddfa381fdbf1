import { messageFor, statusOf, useCheckSessionQuery, useGetStoryQuery } from '@kathasagar/api'
import { AdultDialog, PremiumDialog, StartFailedDialog, StoryDetailScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useShareStory } from '../../shared/useShareStory.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** `/game/:story_id` */
export function StoryDetailRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const { currentData: story, error, isFetching } = useGetStoryQuery(story_id)
  const playing = useStartPlaying()
  const { start, startingId, isSignedIn, askToLogIn, popup } = playing
  const share = useShareStory()
  const { report, reportDialog } = useReportStory({ story_id })
  const marks = useLikeAndBookmark(isSignedIn, askToLogIn)
  const { data: check } = useCheckSessionQuery(story_id, {
    skip: !isSignedIn && !playing.isGuest,
    refetchOnMountOrArgChange: true,
  })
  useTitle(story?.title ?? (error ? messages.titles.missing : undefined))

  const isMissing = [404, 422].includes(statusOf(error) ?? 0)
  const goesOn = check?.has_existing_session === true && check.is_completed === false
  return (
    <>
      <StoryDetailScreen
        codexHref={isSignedIn ? paths.codex(story_id) : undefined}
        homeHref={paths.home}
        error={error && !isMissing ? messageFor(error, messages.failed.story, messages) : undefined}
        isBusy={startingId !== null}
        loginRequired={popup}
        onBookmark={() => story && marks.onBookmark(story)}
        onLike={() => story && marks.onLike(story)}
        onShare={story && (() => share(story))}
        onPlay={() => story && start(story)}
        onReport={isSignedIn ? report : () => askToLogIn(messages.report.guest)}
        tagHref={(tag) => paths.browse({ tag })}
        resume={goesOn ? { percent: check.completion_percentage ?? 0 } : undefined}
        status={story ? 'ready' : isFetching ? 'loading' : 'failed'}
        story={story ?? null}
      />
      {reportDialog}
      <StartDialogs {...playing} />
    </>
  )
}

/** What can come between a reader and the story that they start. */
function StartDialogs(playing: ReturnType<typeof useStartPlaying>) {
  return (
    <>
      <AdultDialog {...playing.adult} />
      <PremiumDialog {...playing.premium} />
      <StartFailedDialog {...playing.startFailed} />
    </>
  )
}
