import { type ReportedScene, type ReportReason, DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db, Platform } from '../../platform/call.ts'
import { queueMail } from '../mail/index.ts'
import { recordEvent, recordEvents } from '../audit/index.ts'
import { notifyOfTakeDown, notifyReporters } from '../notices/index.ts'

interface Closing {
  actor_id: string
  /** Decision: the story was taken down, remains public, or had already been removed by its author. */
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

const KEPT_MS = 365 * DAY_MS

export async function deleteOldReports({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await db.deleteFrom('story_reports').where('resolved_at', '<', before).execute()
}

/** Title of the reported story. Requires a `report`, and a join with `stories`. */
export const REPORTED_TITLE = sql<string>`coalesce(report.story_title, stories.title, '')`

export const REPORTED_SCENE = sql<ReportedScene | null>`case when report.scene_name is not null then
  json_build_object('name', report.scene_name, 'title', report.scene_title) end`

interface StoryReport {
  storyId: string
  storyTitle: string
  scene: ReportedScene | null
  reporterId: string
  reason: ReportReason
  note: string
  /** Session of the reporter that admins may read. */
  sessionId: string | null
  sharedPlay: string | null
  said?: { id: string; words: string }
}

/** Saves a report. Replaces the reader's earlier report on the same target. */
export async function saveReport(db: Db, given: StoryReport, now: Date): Promise<void> {
  const { scene, said } = given
  const report = {
    story_id: given.storyId,
    reporter_id: given.reporterId,
    said_id: said?.id ?? null,
    shared_play: given.sharedPlay,
    reason: given.reason,
    note: given.note,
    story_title: given.storyTitle,
    scene_name: scene?.name ?? null,
    scene_title: scene?.title ?? null,
    session_id: given.sessionId,
    said_words: said?.words ?? null,
    created_at: now,
    resolved_at: null,
  }
  const key = ['story_id', 'reporter_id', 'said_id', 'shared_play'] as const
  await db
    .insertInto('story_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(key).doUpdateSet(report))
    .execute()
}

export async function closeReports(
  db: Db,
  by: 'id' | 'said_id' | 'story_id',
  ids: readonly string[],
  now: Date,
) {
  if (ids.length === 0) return []
  return db
    .updateTable('story_reports')
    .set({ resolved_at: now })
    .where(by, 'in', ids)
    .where('resolved_at', 'is', null)
    .returning([
      'id',
      'story_id',
      sql<boolean>`exists (select 1 from stories where stories.id = story_id
        and status in ('published', 'in_review'))`.as('is_story_there'),
      sql<string | null>`(select email from users where users.id = reporter_id)`.as('email'),
    ])
    .execute()
}

type ClosedReport = Awaited<ReturnType<typeof closeReports>>[number]
