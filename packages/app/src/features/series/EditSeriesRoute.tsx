import {
  messageFor,
  useDeleteSeriesMutation,
  useGetSeriesQuery,
  useListMyStoriesQuery,
  useUpdateSeriesMutation,
} from '@kathasagar/api'
import type { SeriesWords } from '@kathasagar/api/contract'
import { EditSeriesScreen, useSeriesMessages } from '@kathasagar/ui'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { seriesStatus } from './seriesStatus.ts'
import { inOrder, usePartOrder } from './usePartOrder.ts'

/** What is done to a series, each with the sentence of why it was refused. */
function useSeriesActs(series_id: string, shown: readonly string[]) {
  const { series: messages } = useSeriesMessages()
  const site = useSiteMessages()
  const navigate = useNavigate()
  const [update] = useUpdateSeriesMutation()
  const { error: orderError, ...ordered } = usePartOrder(series_id, shown)
  const [remove] = useDeleteSeriesMutation()
  const why = (error: unknown) => messageFor(error, messages.mine.notDone, site)

  return {
    ...ordered,
    orderError: orderError && why(orderError),
    onSave: async (words: SeriesWords) => {
      const { error } = await update({ series_id, words })
      return error ? why(error) : null
    },
    onDelete: async () => {
      const { error } = await remove(series_id)
      if (error) return why(error)
      void navigate(paths.mySeries)
      return null
    },
  }
}

/** `/my-series/:series_id` */
export function EditSeriesRoute() {
  const { series: messages } = useSeriesMessages()
  const site = useSiteMessages()
  const { series_id = '' } = useParams()
  const { currentData, error, refetch } = useGetSeriesQuery(series_id, {
    refetchOnMountOrArgChange: true,
  })
  const mine = useListMyStoriesQuery()
  const shown = currentData?.parts.map(({ story }) => story.id) ?? []
  const { wanted, ...acts } = useSeriesActs(series_id, shown)
  const stories = mine.data?.stories ?? []
  const series = currentData?.is_own ? currentData : undefined
  const status = seriesStatus(series, error)
  useTitle(series?.title)

  return (
    <EditSeriesScreen
      {...acts}
      error={error && messageFor(error, messages.failed, site)}
      mySeriesHref={paths.mySeries}
      onRetry={() => void refetch()}
      series={series ? inOrder(series, wanted, stories) : null}
      seriesHref={paths.series(series_id)}
      status={currentData && !series ? 'missing' : status}
      stories={stories}
    />
  )
}
