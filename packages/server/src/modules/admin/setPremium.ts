import type { BodyOf } from '@kathasagar/api/contract'

import type { Call, Platform } from '../../platform/call.ts'
import { changeRights, type UserModeration, setRights } from './users.queries.ts'

export const changePremium = (
  ctx: Platform,
  { userId, by, has_premium_access, reason }: UserModeration & BodyOf<'setPremium'>,
) =>
  changeRights(ctx, {
    userId,
    by,
    deedFor: async (user) => {
      const before = { has_premium_access: user.has_premium_access }
      if (before.has_premium_access === has_premium_access) return null
      return {
        act: 'premium_changed',
        before,
        after: { has_premium_access, reason },
        perform: (db) => setRights(db, userId, { has_premium_access }),
      }
    },
  })

export const setPremium: Call<'setPremium', Platform> = (ctx, { params, user, body }) =>
  changePremium(ctx, { userId: params.user_id, by: user, ...body })
