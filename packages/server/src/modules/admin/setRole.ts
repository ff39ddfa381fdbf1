import type { Call, Platform } from '../../platform/call.ts'
import { changeRights, refuseLastAdmin, setRights } from './users.queries.ts'

export const setRole: Call<'setRole', Platform> = (ctx, { params, user: by, body: { role } }) =>
  changeRights(ctx, {
    userId: params.user_id,
    by,
    deedFor: async (user, db) => {
      if (user.role === role) return null
      const refused = await refuseLastAdmin(db, user)
      if (refused) return refused
      return {
        act: 'role_changed',
        before: { role: user.role },
        after: { role },
        perform: (trx) => setRights(trx, user.id, { role }),
      }
    },
  })
