import type { Series, SeriesWords } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { getSeries } from './getSeries.ts'
import { keptText, lockOwnSeries, recordEditing, refuseSeriesText } from './ownSeries.ts'

interface Edit {
  seriesId: string
  user: StoredUser
  words: SeriesWords
}

/** Changes what a series is called, and what is said of it. */
export async function updateSeries(
  ports: Ports,
  { seriesId, user, words }: Edit,
): Promise<Series | Refusal> {
  const refused = await refuseSeriesText(ports, words)
  if (refused) return refused
  const now = ports.clock.now()
  const series = await ports.store.transaction(async (repositories) => {
    const own = await lockOwnSeries(repositories, seriesId, user)
    if (isRefusal(own)) return own
    await repositories.series.update(seriesId, keptText(words), now)
    await recordEditing(repositories, { series: own, user, act: 'series_edited' }, now)
    return own
  })
  return isRefusal(series) ? series : getSeries(ports, user, seriesId)
}
