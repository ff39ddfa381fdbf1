import { messageFor, useGetSeriesQuery } from '@kathasagar/api'
import { SeriesScreen, useSeriesMessages } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { StartDialogs } from '../../shared/StartDialogs.tsx'
import { useLikeAndBookmark } from '../../shared/useLikeAndBookmark.ts'
import { useStartPlaying } from '../../shared/useStartPlaying.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { seriesStatus } from './seriesStatus.ts'

export function SeriesRoute() {
  const site = useSiteMessages()
  const { series: messages } = useSeriesMessages()
  const { series_id = '' } = useParams()
  const { currentData: series, error, refetch } = useGetSeriesQuery(series_id)
  const playing = useStartPlaying()
  const marks = useLikeAndBookmark(playing.isSignedIn, playing.askToLogIn)
  const status = seriesStatus(series, error)
  useTitle(series?.title ?? (status === 'missing' ? site.titles.missing : undefined))

  return (
    <>
      <SeriesScreen
        {...marks}
        authorHref={paths.author}
        busyStoryId={playing.startingId ?? undefined}
        editHref={paths.editSeries(series_id)}
        error={error && messageFor(error, messages.failed, site)}
        homeHref={paths.home}
        loginRequired={playing.popup}
        onPlay={(story) => playing.start(story)}
        onRetry={() => void refetch()}
        series={series ?? null}
        status={status}
        storyHref={paths.story}
      />
      <StartDialogs {...playing} />
    </>
  )
}
