import type { ClosedReport } from '../../admin/ports.ts'
import { recordEvent } from '../../../modules/audit/index.ts'
import { tellReporters } from '../../../modules/notices/index.ts'
import type { Repositories } from '../../repositories.ts'

interface Closing {
  /** The editor. */
  actor_id: string
  /** The story was taken down, or it stays, or its author had taken it away before. */
  outcome: 'report_upheld' | 'report_closed' | 'report_gone'
}

const OUTCOMES = { report_upheld: 'upheld', report_closed: 'closed', report_gone: 'gone' } as const

/** Keeps that reports are closed, and has a notice and a mail tell each reporter what came of theirs. */
export async function recordClosing(
  repos: Repositories,
  reports: readonly ClosedReport[],
  { actor_id, outcome }: Closing,
  now: Date,
): Promise<void> {
  const ids = reports.map(({ id }) => id)
  if (ids.length > 0) await tellReporters(repos.db, ids, OUTCOMES[outcome], now)
  for (const { id, story_id, email } of reports) {
    const closed = { target: { kind: 'report', id }, after: { story_id } }
    await recordEvent(repos.db, { actor_id, act: 'report_closed', ...closed }, now)
    if (email) await repos.outbox.queueMail(outcome, email, now)
  }
}
