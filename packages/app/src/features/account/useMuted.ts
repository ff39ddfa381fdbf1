import {
  useListMutedInfiniteQuery,
  useMuteAuthorMutation,
  useMuteStoryMutation,
} from '@kathasagar/api'
import type { Muted } from '@kathasagar/api/contract'

/** What the reader does not want to be offered; null while it is not known, and where that is nothing. */
export function useMuted() {
  const list = useListMutedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const [muteStory, story] = useMuteStoryMutation()
  const [muteAuthor, author] = useMuteAuthorMutation()
  const items = list.data?.pages.flatMap(({ muted }) => muted) ?? []
  if (items.length === 0) return null

  const isBusy = (item: Muted) =>
    item.kind === 'story'
      ? story.isLoading && story.originalArgs?.story_id === item.story.id
      : author.isLoading && author.originalArgs?.handle === item.author.handle
  return {
    items,
    busyItem: items.find(isBusy) ?? null,
    onUnmute: (item: Muted) => {
      if (item.kind === 'story') void muteStory({ story_id: item.story.id, isMuted: true })
      else if (item.author.handle) void muteAuthor({ handle: item.author.handle, isMuted: true })
    },
    hasMore: list.hasNextPage,
    isBusy: list.isFetchingNextPage,
    onLoadMore: () => void list.fetchNextPage(),
  }
}
