import { approveStory } from '../../services/admin/approveStory.ts'
import { bulkStories } from '../../services/admin/bulkStories.ts'
import { exportAdminStories } from '../../services/admin/exportAdminStories.ts'
import { getReviewQueue } from '../../services/admin/getReviewQueue.ts'
import { listAdminStories } from '../../services/admin/listAdminStories.ts'
import { readReportedSession } from '../../services/admin/readReportedSession.ts'
import { rejectStory } from '../../services/admin/rejectStory.ts'
import { hideReported } from '../../services/admin/hideReported.ts'
import { resolveReport } from '../../services/admin/resolveReport.ts'
import { setFeatured } from '../../services/admin/setFeatured.ts'
import { undoBulk } from '../../services/admin/undoBulk.ts'
import { isRefusal } from '../../services/refusal.ts'
import type { Caller } from '../../platform/call.ts'
import { ofStory, type Handlers } from '../call.ts'
import { requestKeyOf } from '../requestKey.ts'

const ofReport = ({ params, caller }: { params: { report_id: string }; caller: Caller }) => ({
  reportId: params.report_id,
  user: caller.user,
})

export const adminStoryRoutes = {
  listAdminStories: ({ ports, query }) => listAdminStories(ports, query),
  exportAdminStories: ({ ports, query }) => exportAdminStories(ports, query),
  bulkStories: async ({ ports, caller, body: request, headers }) => {
    const key = requestKeyOf(headers, 'malformed_request')
    return isRefusal(key) ? key : bulkStories(ports, { user: caller.user, key, request })
  },
  undoBulk: ({ ports, caller, body }) => undoBulk(ports, { ...body, user: caller.user }),
  setFeatured: (call) => setFeatured(call.ports, { ...ofStory(call), ...call.body }),
  getReviewQueue: ({ ports }) => getReviewQueue(ports),
  approveStory: (call) => approveStory(call.ports, { ...ofStory(call), ...call.body }),
  rejectStory: (call) => rejectStory(call.ports, { ...ofStory(call), ...call.body }),
  hideReported: (call) => hideReported(call.ports, ofReport(call)),
  resolveReport: (call) => resolveReport(call.ports, ofReport(call)),
  readReportedSession: (call) =>
    readReportedSession(call.ports, { ...ofReport(call), before: call.query.before }),
} satisfies Partial<Handlers>
