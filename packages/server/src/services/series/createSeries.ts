import type { Series, SeriesWords } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { keptText, refuseSeriesText } from './ownSeries.ts'
import { getSeries } from './getSeries.ts'

/** Begins a series without parts; an author is locked meanwhile, so that two calls at once keep to the limit. */
export async function createSeries(
  ports: Ports,
  user: StoredUser,
  words: SeriesWords,
): Promise<Series | Refusal> {
  const unfit = refuseAuthor(ports.authors, user) ?? (await refuseSeriesText(ports, words))
  if (unfit) return unfit
  const id = await ports.store.transaction<string | Refusal>(async ({ series, users }) => {
    await users.lockUser(user.id)
    if ((await series.count(user.id)) >= LIMITS.seriesOfAuthor) return { code: 'series_full' }
    return series.insert(user.id, keptText(words), ports.clock.now())
  })
  return isRefusal(id) ? id : getSeries(ports, user, id)
}
