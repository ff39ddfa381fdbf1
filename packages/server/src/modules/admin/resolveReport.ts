import type { Call, Platform } from '../../platform/call.ts'
import { closeReports, recordClosing } from '../reports/index.ts'

export const resolveReport: Call<'resolveReport', Platform> = (ctx, { params, user }) =>
  ctx.transaction(async (db) => {
    const now = ctx.clock.now()
    const [report] = await closeReports(db, 'id', [params.report_id], now)
    if (!report) return { code: 'not_found' }
    const outcome = report.is_story_there ? 'report_closed' : 'report_gone'
    await recordClosing(db, [report], { actor_id: user.id, outcome }, now)
    return { id: params.report_id }
  })
