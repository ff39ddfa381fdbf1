import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'

import type { ReviewQueueRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'
import { selectCards } from '../../modules/catalogue/index.ts'
import { REPORTED_SAID, REPORTED_SCENE, REPORTED_TITLE } from '../../modules/reports/index.ts'

const listReports = (db: Db, limit: number) =>
  db
    .selectFrom('story_reports as report')
    .leftJoin('stories', 'stories.id', 'report.story_id')
    .innerJoin('users', 'users.id', 'report.reporter_id')
    .select((select) => [
      'report.id',
      'report.reason',
      'report.note',
      'report.session_id',
      'report.shared_play',
      'report.created_at',
      sql<string>`coalesce(users.display_name, users.username)`.as('reporter'),
      jsonBuildObject({
        id: select.ref('report.story_id'),
        title: REPORTED_TITLE,
        status: select.ref('stories.status'),
      }).as('story'),
      REPORTED_SCENE.as('scene'),
      REPORTED_SAID.as('said'),
    ])
    .where('report.resolved_at', 'is', null)
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(limit)
    .execute()

export const reviewQueueRepository = (db: Db): ReviewQueueRepository => ({
  listWaiting: (limit) =>
    selectCards(db)
      .select(['stories.findings', 'stories.submitted_at'])
      .where('stories.status', '=', 'in_review')
      .orderBy('stories.submitted_at')
      .orderBy('stories.id')
      .limit(limit)
      .execute(),

  listReports: (limit) => listReports(db, limit),

  countWaiting: async () => {
    const { rows } = await sql<{ stories: number; reports: number }>`
      select (select count(*)::int from stories where status = 'in_review') as stories,
        (select count(*)::int from story_reports where resolved_at is null) as reports`.execute(db)
    return rows[0] ?? { stories: 0, reports: 0 }
  },

  findReportedSession: (reportId) =>
    db
      .selectFrom('story_reports as report')
      .innerJoin('game_sessions as session', (join) =>
        join
          .onRef('session.id', '=', 'report.session_id')
          .onRef('session.user_id', '=', 'report.reporter_id'),
      )
      .select(['session.id', 'session.user_id', 'session.head_turn_id'])
      .where('report.id', '=', reportId)
      .where('report.resolved_at', 'is', null)
      .where('session.deleted_at', 'is', null)
      .executeTakeFirst(),

  findReportedComment: async (reportId) => {
    const report = await db
      .selectFrom('story_reports')
      .select('said_id')
      .where('id', '=', reportId)
      .where('resolved_at', 'is', null)
      .executeTakeFirst()
    return report?.said_id ?? undefined
  },
})
