import type { OpenReport } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'

import type { Db, Call, Platform } from '../../platform/call.ts'
import { presentCard, selectCards } from '../catalogue/index.ts'
import { REPORTED_SCENE, REPORTED_TITLE } from '../reports/index.ts'

const LISTED = 100

const REPORTED_SAID = sql<OpenReport['said']>`case when report.said_id is not null then
  json_build_object('words', report.said_words) end`

const listWaiting = (db: Db) =>
  selectCards(db)
    .select(['stories.findings', 'stories.submitted_at'])
    .where('stories.status', '=', 'in_review')
    .orderBy('stories.submitted_at')
    .orderBy('stories.id')
    .limit(LISTED)
    .execute()

const listReports = (db: Db) =>
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
    .limit(LISTED)
    .execute()

export async function countWaiting(db: Db): Promise<{ stories: number; reports: number }> {
  const { rows } = await sql<{ stories: number; reports: number }>`
    select (select count(*)::int from stories where status = 'in_review') as stories,
      (select count(*)::int from story_reports where resolved_at is null) as reports`.execute(db)
  return rows[0] ?? { stories: 0, reports: 0 }
}

export const getReviewQueue: Call<'getReviewQueue', Platform> = async ({ db }) => {
  const [totals, waiting, reports] = await Promise.all([
    countWaiting(db),
    listWaiting(db),
    listReports(db),
  ])
  return {
    stories: waiting.map((story) => ({
      ...presentCard(story, null),
      author_id: story.author_id,
      findings: story.findings,
      submitted_at: story.submitted_at?.toISOString() ?? null,
    })),
    reports: reports.map(({ session_id, ...report }) => ({
      ...report,
      has_session: session_id !== null,
      created_at: report.created_at.toISOString(),
    })),
    total_stories: totals.stories,
    total_reports: totals.reports,
  }
}
