import { useGetMeQuery, useListNoticesInfiniteQuery, useReadNoticesMutation } from '@kathasagar/api'
import type { Notice } from '@kathasagar/api/contract'
import { useNoticesMessages } from '@kathasagar/ui/internal'
import { NoticesScreen } from '@kathasagar/ui/screens'
import { useEffect } from 'react'

import { paths } from '../../navigation/paths.ts'
import { useLoadMore, useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

function hrefOf({ kind, story }: Notice, handle: string | undefined): string | null {
  if (kind === 'followed') return handle === undefined ? null : paths.author(handle)
  if (story === null) return null
  if (kind === 'story_taken_down') return paths.myStories
  const isStory = ['story_published', 'report_decided'].includes(kind)
  return isStory ? paths.story(story.id) : paths.comments(story.id)
}

export default function NoticesRoute() {
  const { notices: messages } = useNoticesMessages()
  const { data: me } = useGetMeQuery()
  const list = useNotices()
  useTitle(messages.title)

  return (
    <NoticesScreen
      {...useLoadMore(list)}
      {...useQueryState(list, messages.failed)}
      accountHref={paths.account}
      browseHref={paths.browse()}
      hrefOf={(notice) => hrefOf(notice, me?.handle)}
      items={list.data?.pages.flatMap(({ notices }) => notices) ?? null}
    />
  )
}

/** Loads notifications and marks them as read. They stay highlighted on this page. */
function useNotices() {
  const list = useListNoticesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const [read] = useReadNoticesMutation()
  const newest = list.data?.pages[0]?.notices[0]
  const unseen = newest && !newest.is_read && !list.isFetching ? newest.happened_at : undefined
  useEffect(() => {
    if (unseen !== undefined) void read(unseen)
  }, [unseen, read])

  return list
}
