import type { Series } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { getSeries } from './getSeries.ts'
import { lockOwnSeries, recordEditing } from './ownSeries.ts'

interface Order {
  seriesId: string
  user: StoredUser
  storyIds: readonly string[]
  /** Its parts when the order was made; absent: whatever they are. */
  madeFrom?: readonly string[] | undefined
}

/** Puts stories of its author into a series, in the order in which they are named. */
export async function orderSeries(
  ports: Ports,
  { seriesId, user, storyIds, madeFrom }: Order,
): Promise<Series | Refusal> {
  const now = ports.clock.now()
  const series = await ports.store.transaction(async (repositories) => {
    const { series: parts } = repositories
    const own = await lockOwnSeries(repositories, seriesId, user)
    if (isRefusal(own)) return own
    const known = (await parts.listParts(seriesId)).map(({ story_id }) => story_id)
    if (madeFrom && madeFrom.join() !== known.join()) return { code: 'series_changed' as const }
    if ((await parts.countOwn(own.author_id, storyIds)) < storyIds.length) {
      return fieldRefusal('story_ids', 'There is no such story of this author')
    }
    if (await parts.arePartsElsewhere(seriesId, storyIds)) return { code: 'part_of_other' as const }
    await parts.setParts(seriesId, storyIds, now)
    await recordEditing(repositories, { series: own, user, act: 'series_edited' }, now)
    return own
  })
  return isRefusal(series) ? series : getSeries(ports, user, seriesId)
}
