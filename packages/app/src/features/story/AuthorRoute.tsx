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
import { paths } from '../../navigation/paths.ts'
import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { shareLink } from '../../shared/shareLink.ts'
import { useLoadMore, useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function AuthorRoute() {
  const messages = useSiteMessages()
  const { handle = '' } = useParams()
  const { cards, playing, dialogs } = useStoryCards()
  const page = useAuthorPage(handle, playing)
  const { author } = page
  useTitle(
    author?.display_name ?? (page.status === 'missing' ? messages.titles.missing : undefined),
  )

  return (
    <>
      <AuthorScreen
        {...page}
        {...cards}
        accountHref={paths.account}
        homeHref={paths.home}
        onShare={() =>
          shareLink(paths.author(author?.handle ?? handle), author?.display_name ?? '')
        }
      />
      {dialogs}
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
  return { stories: pages?.flatMap((page) => page.stories) ?? null, ...more }
}

function useSeriesOf(handle: string, isThere: boolean) {
  const list = useListSeriesInfiniteQuery(handle, { skip: !isThere })
  const more = useLoadMore(list)
  const items = list.currentData?.pages.flatMap(({ series }) => series)
  return items && { items, hrefOf: paths.series, ...more }
}

type Visitor = Pick<ReturnType<typeof useStoryCards>['playing'], 'isSignedIn' | 'askToLogIn'>

function useAuthorPage(handle: string, { isSignedIn, askToLogIn }: Visitor) {
  const site = useSiteMessages()
  const { authors: messages } = useAuthorsMessages()
  const query = useGetAuthorQuery(handle)
  const { currentData: author, error } = query
  const state = useQueryState(query, messages.failed)
  const stories = useStoriesOf(handle, !isMissing(error))
  const series = useSeriesOf(handle, !isMissing(error))
  const [follow, following] = useFollowAuthorMutation()
  const [block, blocking] = useBlockAuthorMutation()
  useHandleRedirect(handle, author?.handle)
  const refused = following.error ?? blocking.error

  return {
    ...state,
    ...stories,
    series,
    author: author ?? null,
    status: !author && isMissing(error) ? ('missing' as const) : state.status,
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
