import {
  messageFor,
  useForkSharedPlayMutation,
  useGetSharedPlayInfiniteQuery,
  useOpenSharedPlayMutation,
} from '@kathasagar/api'
import type { SharedPlay } from '@kathasagar/api/contract'
import { ReplayScreen } from '@kathasagar/ui'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { onFirstInput } from '../../shared/onFirstInput.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useStartPlaying, type Open, type Tried } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function ReplayRoute() {
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

interface ForkOptions {
  code: string
  story: Tried | undefined
  enterAsPlayer: (story: Tried, open: Open) => void
}

function useFork({ code, story, enterAsPlayer }: ForkOptions) {
  const [create, { isLoading }] = useForkSharedPlayMutation()
  const openAt = (turn_id: string) => async () => {
    const { data, error } = await create({ code, turn_id })
    return { sessionId: data?.id, error }
  }

  return {
    fork: (turn_id: string) => story && enterAsPlayer(story, openAt(turn_id)),
    isBusy: isLoading,
  }
}

function mergePages(pages: readonly SharedPlay[] | undefined): SharedPlay | null {
  const [first] = pages ?? []
  return first ? { ...first, entries: pages?.flatMap(({ entries }) => entries) ?? [] } : null
}

/** Loads a shared session page by page. The visit is counted on the first interaction. */
function useSharedPlay(code: string) {
  const list = useGetSharedPlayInfiniteQuery(code)
  const { currentData, error, refetch } = list
  const { hasMore, moreError, onLoadMore } = useLoadMore(list)
  const [count] = useOpenSharedPlayMutation()
  const isThere = currentData !== undefined
  useEffect(() => {
    if (isThere) return onFirstInput(() => void count(code))
  }, [code, count, isThere])

  return {
    play: mergePages(currentData?.pages),
    error: currentData ? undefined : error,
    retry: () => void refetch(),
    more: hasMore ? onLoadMore : undefined,
    moreError,
  }
}
