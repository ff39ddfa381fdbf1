import type { CreditGrant } from '@kathasagar/api/contract'

import { requestKeyOf } from '../../http/requestKey.ts'
import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { changeRights, type UserModeration } from './users.queries.ts'
import { adjustCredits, findGift, type CreditGift } from '../ledger/index.ts'

interface Asked extends UserModeration, CreditGrant {
  key: string | null
}

const isSame = (given: CreditGift, { amount, reason }: CreditGift) =>
  given.amount === amount && given.reason === reason

/** Gives credits with a reason for the player. Admins can't give credits to themselves. */
export const giveCredits = (ctx: Platform, { userId, by, key, amount, reason }: Asked) =>
  changeRights(ctx, {
    userId,
    by,
    deedFor: async (user, db) => {
      if (user.id === by?.id) return { code: 'own_account' }
      // The account is locked, so a repeated request finds the earlier gift.
      const given = key === null ? undefined : await findGift(db, userId, key)
      if (given) return isSame(given, { amount, reason }) ? null : { code: 'key_reused' }
      return {
        act: 'credits_granted',
        after: { amount, reason },
        perform: () => adjustCredits(db, userId, { amount, reason, key }),
      }
    },
  })

export const grantCredits: Call<'grantCredits', Platform> = async (ctx, call) => {
  const key = requestKeyOf(call.headers, 'malformed_request')
  if (isRefusal(key)) return key
  return giveCredits(ctx, { userId: call.params.user_id, by: call.user, ...call.body, key })
}
