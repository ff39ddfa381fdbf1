import {
  messageFor,
  useForkSharedPlayMutation,
  useGetSharedPlayInfiniteQuery,
  useOpenSharedPlayMutation,
} from '@kathasagar/api'
import { ReplayScreen } from '@kathasagar/ui/screens'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { onFirstInput } from '../../shared/onFirstInput.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function ReplayRoute() {
  const messages = useSiteMessages()
  const { code = '' } = useParams()
  const list = useGetSharedPlayInfiniteQuery(code)
  const { hasMore, moreError, onLoadMore } = useLoadMore(list)
  const [count] = useOpenSharedPlayMutation()
  const [create, { isLoading }] = useForkSharedPlayMutation()
  const playing = useStartPlaying()
  const { isSignedIn, askToLogIn, enterAsPlayer } = playing
  const pages = list.currentData?.pages
  const [first] = pages ?? []
  const play = first && { ...first, entries: pages?.flatMap(({ entries }) => entries) ?? [] }
  const error = pages ? undefined : list.error
  const story_id = play?.story.id ?? ''
  const isThere = play !== undefined
  const { report, reportDialog } = useReportStory({ story_id, shared_play: code })
  useTitle(play?.story.title ?? (error ? messages.titles.missing : undefined))

  // The first interaction counts the visit.
  useEffect(() => {
    if (isThere) return onFirstInput(() => void count(code))
  }, [code, count, isThere])

  const openAt = (turn_id: string) => async () => {
    const { data, error: refused } = await create({ code, turn_id })
    return { sessionId: data?.id, error: refused }
  }

  return (
    <>
      <ReplayScreen
        error={error && messageFor(error, messages.failed.story, messages)}
        isBusy={isLoading}
        loginRequired={playing.popup}
        moreError={moreError}
        onFork={(turn_id) => play && enterAsPlayer(play.story, openAt(turn_id))}
        onMore={hasMore ? onLoadMore : undefined}
        onReport={isSignedIn ? report : () => askToLogIn(messages.report.guest)}
        onRetry={() => void list.refetch()}
        play={play ?? null}
        storyHref={paths.story(story_id)}
      />
      {reportDialog}
      <StartDialogs {...playing} />
    </>
  )
}
