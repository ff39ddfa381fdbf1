import { useListBookmarksInfiniteQuery } from '@kathasagar/api'
import { useSavedMessages } from '@kathasagar/ui/internal'
import { SavedScreen } from '@kathasagar/ui/screens'

import { paths } from '../../navigation/paths.ts'
import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { useLoadMore, useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function SavedRoute() {
  const { saved: messages } = useSavedMessages()
  const list = useListBookmarksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { cards, dialogs } = useStoryCards()
  const { loginRequired: _popup, ...marks } = cards
  useTitle(messages.title)

  return (
    <>
      <SavedScreen
        {...marks}
        {...useLoadMore(list)}
        {...useQueryState(list, messages.failed)}
        browseHref={paths.browse()}
        stories={list.data?.pages.flatMap(({ stories }) => stories) ?? null}
      />
      {dialogs}
    </>
  )
}
