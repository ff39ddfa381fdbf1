import type { OpenReport, ReportedScene } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { ReportRepository } from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'

/** The title of the story of a `report`, beside `stories`; what was kept without one has today's. */
export const REPORTED_TITLE = sql<string>`coalesce(report.story_title, stories.title, '')`

/** The scene of a `report`. */
export const REPORTED_SCENE = sql<ReportedScene | null>`case when report.scene_name is not null then
  json_build_object('name', report.scene_name, 'title', report.scene_title) end`

/** What a `report` is about, other than the story. */
export const REPORTED_SAID = sql<OpenReport['said']>`case when report.said_id is not null then
  json_build_object('kind', report.said_kind, 'words', report.said_words) end`

export const reportRepository = (db: Db): ReportRepository => ({
  report: async (
    { storyId, storyTitle, scene, reporterId, reason, note, sessionId, sharedPlay, said },
    now,
  ) => {
    const report = {
      reason,
      note,
      story_title: storyTitle,
      scene_name: scene?.name ?? null,
      scene_title: scene?.title ?? null,
      session_id: sessionId,
      shared_play: sharedPlay,
      said_kind: said?.kind ?? null,
      said_words: said?.words ?? null,
      created_at: now,
      resolved_at: null,
    }
    await db
      .insertInto('story_reports')
      .values({ story_id: storyId, reporter_id: reporterId, said_id: said?.id ?? null, ...report })
      .onConflict((conflict) =>
        conflict.columns(['story_id', 'reporter_id', 'said_id']).doUpdateSet(report),
      )
      .execute()
  },
})
