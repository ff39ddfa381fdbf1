import {
  messageFor,
  statusOf,
  useBlockAuthorMutation,
  useFollowAuthorMutation,
  useGetAuthorQuery,
  useListSeriesInfiniteQuery,
  useListStoriesInfiniteQuery,
} from '@kathasagar/api'
import { AuthorScreen, useAuthorsMessages } from '@kathasagar/ui'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import type { Intent } from '../../navigation/pendingIntent.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { shareLink } from '../../shared/shareLink.ts'
import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'

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

const isMissing = (error: unknown) => [404, 422].includes(statusOf(error) ?? 0)

/** Redirects from an author's former handle. */
function useHandleRedirect(asked: string, present: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (present && present !== asked) void navigate(paths.author(present), { replace: true })
  }, [asked, present, navigate])
}

function useStoriesOf(handle: string, isThere: boolean) {
  const list = useListStoriesInfiniteQuery({ author: handle }, { skip: !isThere })
  const more = useLoadMore(list)
  const pages = list.currentData?.pages
  return {
    stories: pages?.flatMap((page) => page.stories) ?? null,
    ...more,
  }
}

function useSeriesOf(handle: string, isThere: boolean) {
  const list = useListSeriesInfiniteQuery(handle, { skip: !isThere })
  const more = useLoadMore(list)
  const items = list.currentData?.pages.flatMap(({ series }) => series)
  return (
    items && {
      items,
      hrefOf: paths.series,
      ...more,
    }
  )
}

interface Visitor {
  isSignedIn: boolean
  askToLogIn: (reason: string, intent?: Intent) => void
}

function useAuthorPage(handle: string, { isSignedIn, askToLogIn }: Visitor) {
  const site = useSiteMessages()
  const { authors: messages } = useAuthorsMessages()
  const { currentData: author, error, refetch } = useGetAuthorQuery(handle)
  const stories = useStoriesOf(handle, !isMissing(error))
  const series = useSeriesOf(handle, !isMissing(error))
  const [follow, following] = useFollowAuthorMutation()
  const [block, blocking] = useBlockAuthorMutation()
  useHandleRedirect(handle, author?.handle)
  const refused = following.error ?? blocking.error

  const failure = error ? (isMissing(error) ? 'missing' : 'failed') : 'loading'
  return {
    ...stories,
    series,
    author: author ?? null,
    status: author ? ('ready' as const) : (failure as 'missing' | 'failed' | 'loading'),
    error: error && messageFor(error, messages.failed, site),
    onRetry: () => void refetch(),
    isFollowBusy: following.isLoading || blocking.isLoading,
    followError: refused && messageFor(refused, messages.notDone, site),
    onBlock: () => {
      if (!isSignedIn) askToLogIn(messages.guest)
      else if (author) void block({ handle, isBlocked: author.is_blocked })
    },
    onFollow: () => {
      if (!isSignedIn) askToLogIn(messages.guest, { act: 'follow', of: handle })
      else if (author) void follow({ handle, isFollowed: author.is_followed })
    },
  }
}
