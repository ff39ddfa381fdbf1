import { useGetSeriesQuery } from '@kathasagar/api'
import { useSeriesMessages } from '@kathasagar/ui/internal'
import { SeriesScreen } from '@kathasagar/ui/screens'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { seriesStatus } from '../../shared/seriesStatus.ts'

export default function SeriesRoute() {
  const site = useSiteMessages()
  const { series: messages } = useSeriesMessages()
  const { series_id = '' } = useParams()
  const query = useGetSeriesQuery(series_id)
  const { currentData: series, error } = query
  const { cards, dialogs } = useStoryCards()
  const status = seriesStatus(series, error)
  useTitle(series?.title ?? (status === 'missing' ? site.titles.missing : undefined))

  return (
    <>
      <SeriesScreen
        {...cards}
        {...useQueryState(query, messages.failed)}
        authorHref={paths.author}
        editHref={paths.editSeries(series_id)}
        homeHref={paths.home}
        series={series ?? null}
        status={status}
      />
      {dialogs}
    </>
  )
}
