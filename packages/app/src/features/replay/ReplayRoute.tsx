import { messageFor } from '@kathasagar/api'
import { ReplayScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useFork } from './useFork.ts'
import { useSharedPlay } from './useSharedPlay.ts'

export function ReplayRoute() {
  const messages = useSiteMessages()
  const { code = '' } = useParams()
  const { play, error, retry, more, moreError } = useSharedPlay(code)
  const playing = useStartPlaying()
  const { isSignedIn, askToLogIn, enterAsPlayer } = playing
  const { fork, isBusy } = useFork({ code, story: play?.story, enterAsPlayer })
  const story_id = play?.story.id ?? ''
  const { report, reportDialog } = useReportStory({ story_id, shared_play: code })
  useTitle(play?.story.title ?? (error ? messages.titles.missing : undefined))

  return (
    <>
      <ReplayScreen
        error={error && messageFor(error, messages.failed.story, messages)}
        isBusy={isBusy}
        loginRequired={playing.popup}
        moreError={moreError}
        onFork={fork}
        onMore={more}
        onReport={isSignedIn ? report : () => askToLogIn(messages.report.guest)}
        onRetry={retry}
        play={play}
        storyHref={paths.story(story_id)}
      />
      {reportDialog}
      <StartDialogs {...playing} />
    </>
  )
}
