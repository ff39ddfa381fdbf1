import {
  messageFor,
  useListStoryVersionsInfiniteQuery,
  useRestoreVersionMutation,
} from '@kathasagar/api'
import { useAuthoringMessages } from '@kathasagar/ui/authoring'

import { paths } from '../navigation/paths.ts'

/** The structures that a story had, and the way back to one of them. */
export function useVersions(story_id: string, onRestored: (number: number) => void) {
  const { authoring, site } = useAuthoringMessages()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListStoryVersionsInfiniteQuery(story_id, { refetchOnMountOrArgChange: true })
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
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    isMoreBusy: isFetchingNextPage,
    compareHref: (number: number) => `${paths.versions(story_id)}?from=${number}`,
    onRestore: handleRestore,
  }
}
