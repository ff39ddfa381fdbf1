import { getOverview } from '../../services/admin/getOverview.ts'
import { grantCredits } from '../../services/admin/grantCredits.ts'
import { listAudit } from '../../services/admin/listAudit.ts'
import { listUsers } from '../../services/admin/listUsers.ts'
import { resetSecondFactor } from '../../services/admin/resetSecondFactor.ts'
import { setPremium } from '../../services/admin/setPremium.ts'
import { setRole } from '../../services/admin/setRole.ts'
import { setSuspension } from '../../services/admin/setSuspension.ts'
import { isRefusal } from '../../services/refusal.ts'
import type { Caller } from '../../platform/call.ts'
import type { Handlers } from '../call.ts'
import { requestKeyOf } from '../requestKey.ts'

const ofUser = ({ params, caller }: { params: { user_id: string }; caller: Caller }) => ({
  userId: params.user_id,
  by: caller.user,
})

export const adminRoutes = {
  listUsers: ({ ports, query }) => listUsers(ports, query),
  setRole: (call) => setRole(call.ports, { ...ofUser(call), ...call.body }),
  setSuspension: (call) => setSuspension(call.ports, { ...ofUser(call), ...call.body }),
  setPremium: (call) => setPremium(call.ports, { ...ofUser(call), ...call.body }),
  resetSecondFactor: (call) => resetSecondFactor(call.ports, { ...ofUser(call), ...call.body }),
  grantCredits: async (call) => {
    const key = requestKeyOf(call.headers, 'malformed_request')
    if (isRefusal(key)) return key
    return grantCredits(call.ports, { ...ofUser(call), ...call.body, key })
  },
  listAudit: ({ ports, query }) => listAudit(ports, query),
  getOverview: ({ ports, query }) => getOverview(ports, query),
} satisfies Partial<Handlers>
