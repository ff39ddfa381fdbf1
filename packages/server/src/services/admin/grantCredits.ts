import type { CreditGrant } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { changeRights } from './changeRights.ts'

interface Asked extends CreditGrant {
  userId: string
  by: StoredUser | null
}

/** Gives credits for a reason that the player reads; no admin gives any to themselves. */
export const grantCredits = (ports: Ports, { userId, by, amount, reason }: Asked) =>
  changeRights(ports, {
    userId,
    by,
    deedFor: async (user) => {
      if (user.id === by?.id) return { code: 'own_account' }
      return {
        act: 'credits_granted',
        after: { amount, reason },
        perform: ({ ledger }) => ledger.adjustCredits(userId, amount, reason),
      }
    },
  })
