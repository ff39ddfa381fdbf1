import { recordEvent } from '../../modules/audit/index.ts'
import { setHidden } from '../../modules/comments/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { closeReports, recordClosing } from '../../modules/reports/index.ts'

/** Hides the comment that a report is about, and tells all who have reported it. */
export async function hideReported(
  { store, clock }: Ports,
  { reportId, user }: { reportId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const id = await repos.reviewQueue.findReportedComment(reportId)
    if (!id) return { code: 'not_found' }
    await setHidden(repos.db, id, 'editor')
    const act = { actor_id: user.id, act: 'said_hidden', target: { kind: 'comment', id } } as const
    await recordEvent(repos.db, act, now)
    const closed = await closeReports(repos.db, 'said_id', [id], now)
    await recordClosing(repos.db, closed, { actor_id: user.id, outcome: 'report_upheld' }, now)
    return { id: reportId }
  })
}
