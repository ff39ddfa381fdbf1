import type { ReportedScene, ReportReason } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'

/** Stored title of the story of a `report`, else the current one. Needs a join of `stories`. */
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
  /** A session of the reporter that admins may read. */
  sessionId: string | null
  sharedPlay: string | null
  said?: { id: string; words: string }
}

/** Saves a report. Replaces the reader's earlier report on the same target. */
export async function saveReport(db: Db, given: StoryReport, now: Date): Promise<void> {
  const { storyId: story_id, reporterId: reporter_id, scene, said, sharedPlay } = given
  const said_id = said?.id ?? null
  const report = {
    story_id,
    reporter_id,
    said_id,
    shared_play: sharedPlay,
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
  // Names no conflict target, because two unique keys block the second row.
  const inserted = await db
    .insertInto('story_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted !== undefined) return
  const earlier = sql<string>`(select id from story_reports where story_id = ${story_id}
    and reporter_id = ${reporter_id} and said_id is not distinct from ${said_id}
    order by (shared_play is not distinct from ${sharedPlay}) desc limit 1)`
  await db.updateTable('story_reports').set(report).where('id', '=', earlier).execute()
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

export type ClosedReport = Awaited<ReturnType<typeof closeReports>>[number]
