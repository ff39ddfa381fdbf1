import {
  messageFor,
  useListMutedInfiniteQuery,
  useMuteAuthorMutation,
  useMuteStoryMutation,
} from '@kathasagar/api'
import type { Muted } from '@kathasagar/api/contract'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'

/** What the reader does not want to be offered; null while it is not known, and where that is nothing. */
export function useMuted() {
  const list = useListMutedInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(list)
  const site = useSiteMessages()
  const [muteStory, story] = useMuteStoryMutation()
  const [muteAuthor, author] = useMuteAuthorMutation()
  const items = list.data?.pages.flatMap(({ muted }) => muted) ?? []
  if (items.length === 0) return null

  const refused = story.error ?? author.error
  const isBusy = (item: Muted) =>
    item.kind === 'story'
      ? story.isLoading && story.originalArgs?.story_id === item.story.id
      : author.isLoading && author.originalArgs?.handle === item.author.handle
  return {
    items,
    error: refused && messageFor(refused, site.failed.save, site),
    busyItem: items.find(isBusy) ?? null,
    onUnmute: (item: Muted) => {
      if (item.kind === 'story') void muteStory({ story_id: item.story.id, isMuted: true })
      else if (item.author.handle) void muteAuthor({ handle: item.author.handle, isMuted: true })
    },
    ...more,
  }
}
