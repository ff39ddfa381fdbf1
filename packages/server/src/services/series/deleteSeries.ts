import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnSeries, recordEditing } from './ownSeries.ts'

/** Deletes a series; its stories stay, each by itself. */
export const deleteSeries = (
  { store, clock }: Ports,
  { seriesId, user }: { seriesId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> =>
  store.transaction(async (repositories) => {
    const series = await lockOwnSeries(repositories, seriesId, user)
    if (isRefusal(series)) return series
    await repositories.series.remove(seriesId)
    await recordEditing(repositories, { series, user, act: 'series_deleted' }, clock.now())
    return { id: seriesId }
  })
