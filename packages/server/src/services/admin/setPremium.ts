import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { changeRights } from './changeRights.ts'

interface Asked {
  userId: string
  by: StoredUser | null
  has_premium_access: boolean
  /** For the audit log. */
  reason: string
}

/** Gives premium access or takes it back. */
export const setPremium = (ports: Ports, { userId, by, has_premium_access, reason }: Asked) =>
  changeRights(ports, {
    userId,
    by,
    deedFor: async (user) => {
      const before = { has_premium_access: user.has_premium_access }
      if (before.has_premium_access === has_premium_access) return null
      return {
        act: 'premium_changed',
        before,
        after: { has_premium_access, reason },
        perform: ({ adminUsers }) => adminUsers.setRights(userId, { has_premium_access }),
      }
    },
  })
