import {
  messageFor,
  useGetStoryForEditQuery,
  useGetStoryVersionQuery,
  useListStoryVersionsInfiniteQuery,
  useRestoreVersionMutation,
} from '@kathasagar/api'
import { fill } from '@kathasagar/ui/messages'
import { useAuthoringMessages, type Comparison } from '@kathasagar/ui/internal'
import { VersionsScreen } from '@kathasagar/ui/screens'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** Compares a version with the newest one. Loads the comparison code on first use. */
function useComparison(story_id: string, from: number | null, to: number): Comparison | null {
  const { writing, site } = useAuthoringMessages()
  const skip = { skip: from === null || to === 0 }
  const before = useGetStoryVersionQuery({ story_id, number: from ?? 0 }, skip)
  const after = useGetStoryVersionQuery({ story_id, number: to }, skip)
  const [old, now] = [before.currentData, after.currentData]
  const [made, setMade] = useState<{ old: unknown; now: unknown; comparison: Comparison }>()

  useEffect(() => {
    if (!old || !now) return
    let isWanted = true
    void import('./compareVersions.ts').then(({ compareVersions }) => {
      if (!isWanted) return
      const changes = compareVersions(old.story_structure, now.story_structure)
      setMade({ old, now, comparison: { status: 'ready', changes } })
    })
    return () => {
      isWanted = false
    }
  }, [old, now])

  if (skip.skip) return null
  const error = before.error ?? after.error
  if (error) {
    const onRetry = () => {
      void before.refetch()
      void after.refetch()
    }
    return { status: 'failed', error: messageFor(error, writing.notLoaded, site), onRetry }
  }
  const isMade = made?.old === old && made?.now === now
  return isMade && made ? made.comparison : { status: 'loading' }
}

export default function VersionsRoute() {
  const { authoring, site } = useAuthoringMessages()
  const { story_id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [doneMessage, setDoneMessage] = useState<string>()
  const { data: story } = useGetStoryForEditQuery(story_id)
  const list = useListStoryVersionsInfiniteQuery(story_id, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(list)
  const [restore] = useRestoreVersionMutation()
  const versions = list.data?.pages.flat() ?? null
  const from = Number(search.get('from')) || null
  const comparison = useComparison(story_id, from, versions?.[0]?.number ?? 0)
  useTitle(site.titles.myStories)

  const handleRestore = async (number: number) => {
    const { error } = await restore({ story_id, number })
    if (error) return messageFor(error, authoring.versions.restoreFailed, site)
    setSearch({}, { replace: true })
    setDoneMessage(fill(authoring.versions.restored, { number }))
    return null
  }

  return (
    <VersionsScreen
      backHref={paths.myStories}
      compareHref={(number) => `${paths.versions(story_id)}?from=${number}`}
      comparison={comparison}
      doneMessage={doneMessage}
      isMoreBusy={more.isBusy}
      lang={story?.language}
      moreError={more.moreError}
      onMore={more.hasMore ? more.onLoadMore : undefined}
      onRestore={handleRestore}
      onRetry={list.isError && !list.data ? () => void list.refetch() : undefined}
      title={story?.title ?? ''}
      versions={versions}
    />
  )
}
