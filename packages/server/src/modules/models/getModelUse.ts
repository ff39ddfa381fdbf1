import { DAY_MS } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import { addUse, NOTHING_USED } from '../../domain/useSums.ts'
import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { reportUse } from './use.queries.ts'

/** Returns the model use of the last days including today. The total includes use without a story. */
export const getModelUse: Call<'getModelUse', Platform> = async ({ db, clock }, { query }) => {
  const { days, by } = query
  const since = dayOf(new Date(clock.now().getTime() - (days - 1) * DAY_MS))
  const ofDays = await reportUse(db, { since, by: 'day' })
  const total = { ...NOTHING_USED, unpriced_calls: 0 }
  for (const use of ofDays) {
    addUse(total, use)
    total.unpriced_calls += use.unpriced_calls
  }
  return { rows: by === 'day' ? ofDays : await reportUse(db, { since, by }), total }
}
