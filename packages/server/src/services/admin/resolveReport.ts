import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { closeReports, recordClosing } from '../../modules/reports/index.ts'

/** Closes a report that an editor has seen to; its story stays as it is, or as gone as it is. */
export async function resolveReport(
  { store, clock }: Ports,
  { reportId, user }: { reportId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const [report] = await closeReports(repos.db, 'id', [reportId], now)
    if (!report) return { code: 'not_found' }
    const outcome = report.is_story_there ? 'report_closed' : 'report_gone'
    await recordClosing(repos.db, [report], { actor_id: user.id, outcome }, now)
    return { id: reportId }
  })
}
