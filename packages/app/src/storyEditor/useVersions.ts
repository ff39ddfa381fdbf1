import {
  messageFor,
  useListStoryVersionsInfiniteQuery,
  useRestoreVersionMutation,
} from '@kathasagar/api'
import { useAuthoringMessages } from '@kathasagar/ui/authoring'

import { paths } from '../navigation/paths.ts'
import { useLoadMore } from '../shared/useLoadMore.ts'

/** The structures that a story had, and the way back to one of them. */
export function useVersions(story_id: string, onRestored: (number: number) => void) {
  const { authoring, site } = useAuthoringMessages()
  const list = useListStoryVersionsInfiniteQuery(story_id, { refetchOnMountOrArgChange: true })
  const { data, isError, refetch } = list
  const more = useLoadMore(list)
  const [restore] = useRestoreVersionMutation()

  const handleRestore = async (number: number) => {
    const { error } = await restore({ story_id, number })
    if (error) return messageFor(error, authoring.versions.restoreFailed, site)
    onRestored(number)
    return null
  }
  return {
    versions: data?.pages.flat() ?? null,
    onRetry: isError && !data ? () => void refetch() : undefined,
    onMore: more.hasMore ? more.onLoadMore : undefined,
    isMoreBusy: more.isBusy,
    moreError: more.moreError,
    compareHref: (number: number) => `${paths.versions(story_id)}?from=${number}`,
    onRestore: handleRestore,
  }
}
