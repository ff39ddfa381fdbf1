import {
  messageFor,
  statusOf,
  useBlockAuthorMutation,
  useFollowAuthorMutation,
  useGetAuthorQuery,
  useListSeriesInfiniteQuery,
  useListStoriesInfiniteQuery,
} from '@kathasagar/api'
import { useAuthorsMessages } from '@kathasagar/ui/internal'
import { AuthorScreen } from '@kathasagar/ui/screens'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { shareLink } from '../../shared/useShareStory.ts'
import { useLoadMore, useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function AuthorRoute() {
  const site = useSiteMessages()
  const { authors: messages } = useAuthorsMessages()
  const { handle = '' } = useParams()
  const navigate = useNavigate()
  const { cards, playing, dialogs } = useStoryCards()
  const query = useGetAuthorQuery(handle)
  const { currentData: author, error } = query
  const state = useQueryState(query, messages.failed)
  const isMissing = [404, 422].includes(statusOf(error) ?? 0)
  const stories = useListStoriesInfiniteQuery({ author: handle }, { skip: isMissing })
  const moreStories = useLoadMore(stories)
  const series = useListSeriesInfiniteQuery(handle, { skip: isMissing })
  const moreSeries = useLoadMore(series)
  const items = series.currentData?.pages.flatMap((page) => page.series)
  const [follow, following] = useFollowAuthorMutation()
  const [block, blocking] = useBlockAuthorMutation()
  const refused = following.error ?? blocking.error
  const status = !author && isMissing ? ('missing' as const) : state.status
  useTitle(author?.display_name ?? (status === 'missing' ? site.titles.missing : undefined))

  // A former handle redirects to the current one.
  const present = author?.handle
  useEffect(() => {
    if (present && present !== handle) void navigate(paths.author(present), { replace: true })
  }, [handle, present, navigate])

  return (
    <>
      <AuthorScreen
        {...state}
        {...cards}
        {...moreStories}
        accountHref={paths.account}
        author={author ?? null}
        followError={refused && messageFor(refused, messages.notDone, site)}
        homeHref={paths.home}
        isFollowBusy={following.isLoading || blocking.isLoading}
        onBlock={() => {
          if (!playing.isSignedIn) playing.askToLogIn(messages.guest)
          else if (author) void block({ handle, isBlocked: author.is_blocked })
        }}
        onFollow={() => {
          if (!playing.isSignedIn) playing.askToLogIn(messages.guest, { act: 'follow', of: handle })
          else if (author) void follow({ handle, isFollowed: author.is_followed })
        }}
        onShare={() => shareLink(paths.author(present ?? handle), author?.display_name ?? '')}
        series={items && { items, hrefOf: paths.series, ...moreSeries }}
        status={status}
        stories={stories.currentData?.pages.flatMap((page) => page.stories) ?? null}
      />
      {dialogs}
    </>
  )
}
