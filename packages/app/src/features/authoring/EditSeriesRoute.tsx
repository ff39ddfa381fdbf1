import {
  messageFor,
  useDeleteSeriesMutation,
  useGetSeriesQuery,
  useListMyStoriesQuery,
  useOrderSeriesMutation,
  useUpdateSeriesMutation,
} from '@kathasagar/api'
import type { MyStory, Series, SeriesWords } from '@kathasagar/api/contract'
import { useSeriesMessages } from '@kathasagar/ui/internal'
import { EditSeriesScreen } from '@kathasagar/ui/screens'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { seriesStatus } from '../../shared/seriesStatus.ts'

function useSeriesActs(series_id: string, shown: readonly string[]) {
  const { notDone } = useSeriesMessages().series.mine
  const site = useSiteMessages()
  const refusal = useRefusal()
  const navigate = useNavigate()
  const [update] = useUpdateSeriesMutation()
  const { error: orderError, ...ordered } = usePartOrder(series_id, shown)
  const [remove] = useDeleteSeriesMutation()

  return {
    ...ordered,
    orderError: orderError && messageFor(orderError, notDone, site),
    onSave: (words: SeriesWords) => refusal(update({ series_id, words }), notDone),
    onDelete: async () => {
      const refused = await refusal(remove(series_id), notDone)
      if (refused === null) void navigate(paths.mySeries)
      return refused
    },
  }
}

export default function EditSeriesRoute() {
  const { series: messages } = useSeriesMessages()
  const { series_id = '' } = useParams()
  const query = useGetSeriesQuery(series_id, { refetchOnMountOrArgChange: true })
  const { currentData, error } = query
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
      {...useQueryState(query, messages.failed)}
      mySeriesHref={paths.mySeries}
      series={series ? withPartOrder(series, wanted, stories) : null}
      seriesHref={paths.series(series_id)}
      status={currentData && !series ? 'missing' : status}
      stories={stories}
    />
  )
}

/**
 * Saves the order of parts, one request at a time. @param shown Known parts. The server rejects an
 * order with other parts.
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
      // The queued order was based on the rejected one.
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
