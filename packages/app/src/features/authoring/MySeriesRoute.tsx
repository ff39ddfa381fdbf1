import { messageFor, useCreateSeriesMutation, useListSeriesInfiniteQuery } from '@kathasagar/api'
import type { SeriesWords } from '@kathasagar/api/contract'
import { useSeriesMessages } from '@kathasagar/ui/internal'
import { MySeriesScreen } from '@kathasagar/ui/screens'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoadMore, useQueryState } from '../../shared/useLoadMore.ts'
import { useRequiredUser } from '../../shared/useRequiredUser.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function MySeriesRoute() {
  const { mine: messages } = useSeriesMessages().series
  const site = useSiteMessages()
  const navigate = useNavigate()
  const { data: user } = useRequiredUser()
  const [create] = useCreateSeriesMutation()
  const list = useListSeriesInfiniteQuery(user?.handle ?? '', {
    refetchOnMountOrArgChange: true,
    skip: !user?.handle,
  })
  useTitle(messages.title)

  return (
    <MySeriesScreen
      {...useLoadMore(list)}
      {...useQueryState(list, messages.failed)}
      hrefOf={paths.editSeries}
      items={list.data?.pages.flatMap(({ series }) => series) ?? null}
      onCreate={async (words: SeriesWords) => {
        const { data, error } = await create(words)
        if (!data) return messageFor(error, messages.notDone, site)
        void navigate(paths.editSeries(data.id))
        return null
      }}
      storiesHref={paths.myStories}
    />
  )
}
