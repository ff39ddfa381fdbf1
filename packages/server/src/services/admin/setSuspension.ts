import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { changeRights, refuseLastAdmin } from './changeRights.ts'

interface Asked {
  userId: string
  by: StoredUser
  is_suspended: boolean
  /** For the audit log. */
  reason: string
}

/** Suspends an account or opens it again. Sign-ins stay, and are refused while it is suspended. */
export const setSuspension = (ports: Ports, { userId, by, is_suspended, reason }: Asked) =>
  changeRights(ports, {
    userId,
    by,
    deedFor: async (user, repos, now) => {
      const before = { is_suspended: user.suspended_at !== null }
      if (before.is_suspended === is_suspended) return null
      const refused = is_suspended ? await refuseLastAdmin(repos, user) : null
      if (refused) return refused
      const suspended_at = is_suspended ? now : null
      return {
        act: is_suspended ? 'user_suspended' : 'user_restored',
        before,
        after: { is_suspended, reason },
        perform: ({ adminUsers }) => adminUsers.setRights(userId, { suspended_at }),
      }
    },
  })
