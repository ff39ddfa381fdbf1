import type { CreditGrant } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Gift } from '../ledgerPort.ts'
import type { Ports } from '../ports.ts'
import { changeRights } from './changeRights.ts'

interface Asked extends CreditGrant {
  userId: string
  by: StoredUser | null
  /** The caller's name for this press: sent again with it, nothing more is given. */
  key: string | null
}

const isSame = (given: Gift, { amount, reason }: Gift) =>
  given.amount === amount && given.reason === reason

/** Gives credits for a reason that the player reads; no admin gives any to themselves. */
export const grantCredits = (ports: Ports, { userId, by, key, amount, reason }: Asked) =>
  changeRights(ports, {
    userId,
    by,
    deedFor: async (user, { ledger }) => {
      if (user.id === by?.id) return { code: 'own_account' }
      // The account is locked by now: of two sends at once, the second finds what the first gave.
      const given = key === null ? undefined : await ledger.findGift(userId, key)
      if (given) return isSame(given, { amount, reason }) ? null : { code: 'key_reused' }
      return {
        act: 'credits_granted',
        after: { amount, reason },
        perform: () => ledger.adjustCredits(userId, { amount, reason, key }),
      }
    },
  })
