import type { UserRole } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { changeRights, refuseLastAdmin } from './changeRights.ts'

interface Asked {
  userId: string
  by: StoredUser
  role: UserRole
}

/** Makes somebody an admin, or a user again. Each call asks the database, so it holds at once. */
export const setRole = (ports: Ports, { userId, by, role }: Asked) =>
  changeRights(ports, {
    userId,
    by,
    deedFor: async (user, repos) => {
      if (user.role === role) return null
      const refused = await refuseLastAdmin(repos, user)
      if (refused) return refused
      return {
        act: 'role_changed',
        before: { role: user.role },
        after: { role },
        perform: ({ adminUsers }) => adminUsers.setRights(userId, { role }),
      }
    },
  })
