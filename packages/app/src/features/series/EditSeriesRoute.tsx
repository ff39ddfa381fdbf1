import {
  messageFor,
  useDeleteSeriesMutation,
  useGetSeriesQuery,
  useListMyStoriesQuery,
  useOrderSeriesMutation,
  useUpdateSeriesMutation,
} from '@kathasagar/api'
import type { MyStory, Series, SeriesWords } from '@kathasagar/api/contract'
import { EditSeriesScreen, useSeriesMessages } from '@kathasagar/ui'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { seriesStatus } from './seriesStatus.ts'

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
      series={series ? withPartOrder(series, wanted, stories) : null}
      seriesHref={paths.series(series_id)}
      status={currentData && !series ? 'missing' : status}
      stories={stories}
    />
  )
}

/**
 * Saves the order of parts, one request at a time.
 * @param shown Known parts. The server refuses an order if the series has other ones.
 */
function usePartOrder(series_id: string, shown: readonly string[]) {
  const [order, { error }] = useOrderSeriesMutation()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const waiting = useRef<string[] | null>(null)
  const isSending = useRef(false)

  const sendAll = async () => {
    isSending.current = true
    let made_from = [...shown]
    for (let story_ids = waiting.current; story_ids; story_ids = waiting.current) {
      waiting.current = null
      const refused = (await order({ series_id, story_ids, made_from })).error
      made_from = story_ids
      // The waiting order was based on the refused one.
      if (refused) waiting.current = null
    }
    isSending.current = false
    setWanted(null)
  }

  return {
    error,
    wanted,
    onOrder: (story_ids: string[]) => {
      waiting.current = story_ids
      setWanted(story_ids)
      if (!isSending.current) void sendAll()
    },
  }
}

function withPartOrder(
  series: Series,
  wanted: readonly string[] | null,
  stories: readonly MyStory[],
): Series {
  if (!wanted) return series
  const parts = wanted.flatMap((id) => {
    const known = series.parts.find(({ story }) => story.id === id)
    const story = stories.find((mine) => mine.id === id)
    return known ?? (story ? { number: null, story, progress: null } : [])
  })
  return { ...series, parts }
}
