import type { ReportRepository } from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'

export const reportRepository = (db: Db): ReportRepository => ({
  report: async ({ storyId, reporterId, reason, note, sessionId }, now) => {
    const report = { reason, note, session_id: sessionId, created_at: now, resolved_at: null }
    await db
      .insertInto('story_reports')
      .values({ story_id: storyId, reporter_id: reporterId, ...report })
      .onConflict((conflict) => conflict.columns(['story_id', 'reporter_id']).doUpdateSet(report))
      .execute()
  },
})
