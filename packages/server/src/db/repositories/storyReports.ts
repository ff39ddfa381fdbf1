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
  json_build_object('words', report.said_words) end`

/** What a report is about: of it, each reader has one. */
interface About {
  story_id: string
  reporter_id: string
  said_id: string | null
  shared_play: string | null
}

/** The one that leaves no room for another: about the same, or so by the index of before. */
const earlier = ({ story_id, reporter_id, said_id, shared_play }: About) =>
  sql<string>`(select id from story_reports where story_id = ${story_id}
    and reporter_id = ${reporter_id} and said_id is not distinct from ${said_id}
    order by (shared_play is not distinct from ${shared_play}) desc limit 1)`

export const reportRepository = (db: Db): ReportRepository => ({
  report: async (
    { storyId, storyTitle, scene, reporterId, reason, note, sessionId, sharedPlay, said },
    now,
  ) => {
    const about: About = {
      story_id: storyId,
      reporter_id: reporterId,
      said_id: said?.id ?? null,
      shared_play: sharedPlay,
    }
    const report = {
      ...about,
      reason,
      note,
      story_title: storyTitle,
      scene_name: scene?.name ?? null,
      scene_title: scene?.title ?? null,
      session_id: sessionId,
      said_words: said?.words ?? null,
      created_at: now,
      resolved_at: null,
    }
    // Two keys forbid a second row until the late one has taken the other's place: none is named.
    const inserted = await db
      .insertInto('story_reports')
      .values(report)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) return
    await db.updateTable('story_reports').set(report).where('id', '=', earlier(about)).execute()
  },
})
