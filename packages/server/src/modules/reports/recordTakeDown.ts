import type { Db } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import { recordEvent, recordEvents } from '../audit/index.ts'
import { notifyOfTakeDown, notifyReporters } from '../notices/index.ts'
import { closeReports, type ClosedReport } from './reports.queries.ts'

interface Closing {
  actor_id: string
  /** The story was taken down, it remains, or its author had already removed it. */
  outcome: 'report_upheld' | 'report_closed' | 'report_gone'
}

const OUTCOMES = { report_upheld: 'upheld', report_closed: 'closed', report_gone: 'gone' } as const

export async function recordClosing(
  db: Db,
  reports: readonly ClosedReport[],
  { actor_id, outcome }: Closing,
  now: Date,
): Promise<void> {
  const ids = reports.map(({ id }) => id)
  if (ids.length > 0) await notifyReporters(db, ids, OUTCOMES[outcome], now)
  for (const { id, story_id, email } of reports) {
    const closed = { target: { kind: 'report', id }, after: { story_id } }
    await recordEvent(db, { actor_id, act: 'report_closed', ...closed }, now)
    if (email) await queueMail(db, outcome, email, now)
  }
}

/** Records who took stories down, notifies their authors and closes the reports. */
export async function recordTakeDown(
  db: Db,
  { storyIds, actor_id, reason }: { storyIds: readonly string[]; actor_id: string; reason: string },
  now: Date,
): Promise<void> {
  const events = storyIds.map((id) => ({
    actor_id,
    act: 'story_archived' as const,
    target: { kind: 'story', id },
    after: { reason },
  }))
  await recordEvents(db, events, now)
  await notifyOfTakeDown(db, storyIds, now)
  const reports = await closeReports(db, 'story_id', storyIds, now)
  await recordClosing(db, reports, { actor_id, outcome: 'report_upheld' }, now)
}
