import { messageFor, useCreateSeriesMutation, useListSeriesInfiniteQuery } from '@kathasagar/api'
import type { SeriesWords } from '@kathasagar/api/contract'
import { MySeriesScreen, useSeriesMessages } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useRequiredUser } from '../../shared/useRequiredUser.ts'
import { useTitle } from '../../shared/useTitle.ts'

function useCreate() {
  const { series: messages } = useSeriesMessages()
  const site = useSiteMessages()
  const navigate = useNavigate()
  const [create] = useCreateSeriesMutation()

  return async (words: SeriesWords) => {
    const { data, error } = await create(words)
    if (!data) return messageFor(error, messages.mine.notDone, site)
    void navigate(paths.editSeries(data.id))
    return null
  }
}

export function MySeriesRoute() {
  const { series: messages } = useSeriesMessages()
  const site = useSiteMessages()
  const { data: user } = useRequiredUser()
  const list = useListSeriesInfiniteQuery(user?.handle ?? '', {
    refetchOnMountOrArgChange: true,
    skip: !user?.handle,
  })
  const more = useLoadMore(list)
  const onCreate = useCreate()
  useTitle(messages.mine.title)

  return (
    <MySeriesScreen
      {...more}
      error={list.isError ? messageFor(list.error, messages.mine.failed, site) : undefined}
      hrefOf={paths.editSeries}
      items={list.data?.pages.flatMap(({ series }) => series) ?? null}
      onCreate={onCreate}
      onRetry={() => void list.refetch()}
      storiesHref={paths.myStories}
    />
  )
}
