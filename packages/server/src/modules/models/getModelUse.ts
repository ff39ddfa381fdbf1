import { DAY_MS } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import type { Call, Platform } from '../../platform/call.ts'
import { anonymizeUse, reportUse, sumUse } from './use.queries.ts'

/** Returns a page of the model use on one day or on the last days, which include today. */
export const getModelUse: Call<'getModelUse', Platform> = async ({ db, clock }, { query }) => {
  const { days, day, ...report } = query
  const now = clock.now()
  const since = day ?? dayOf(new Date(now.getTime() - (days - 1) * DAY_MS))
  const period = { since, until: day ?? dayOf(now) }
  return { ...(await reportUse(db, { ...report, ...period })), total: await sumUse(db, period) }
}

/** Number of days after which use is no longer assigned to users. */
const USER_DAYS = 30

export const deleteUsersOfUse = ({ db, clock }: Platform) =>
  anonymizeUse(db, dayOf(new Date(clock.now().getTime() - USER_DAYS * DAY_MS)))
