import type { Call, Platform } from '../../platform/call.ts'
import { payFinished } from './payFinished.ts'

export const collectRewards: Call<'collectRewards', Platform> = (ctx, { user, body }) => {
  const now = ctx.clock.now()
  return ctx.transaction((db) =>
    payFinished(db, { userId: user.id, now, timeZone: body.time_zone }),
  )
}
