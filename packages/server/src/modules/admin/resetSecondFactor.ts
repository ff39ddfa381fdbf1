import type { BodyOf } from '@kathasagar/api/contract'

import { queueMail } from '../mail/index.ts'
import type { Call, Platform } from '../../platform/call.ts'
import { endAllSignIns, removeFactors } from '../auth/index.ts'
import { changeRights, type UserModeration } from './users.queries.ts'

export const dropSecondFactor = (
  ctx: Platform,
  { userId, by, reason }: UserModeration & BodyOf<'resetSecondFactor'>,
) =>
  changeRights(ctx, {
    userId,
    by,
    deedFor: async ({ email }, _db, now) => ({
      act: 'second_factor_reset',
      after: { reason },
      perform: async (db) => {
        await removeFactors(db, userId)
        if (by?.id !== userId) await endAllSignIns(db, userId, now)
        if (email) await queueMail(db, 'second_factor_reset', email, now)
      },
    }),
  })

export const resetSecondFactor: Call<'resetSecondFactor', Platform> = (ctx, call) =>
  dropSecondFactor(ctx, { userId: call.params.user_id, by: call.user, ...call.body })
