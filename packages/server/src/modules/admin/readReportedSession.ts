import type { Call, Platform } from '../../platform/call.ts'
import { findTurn, listPage, presentEntry } from '../sessions/index.ts'
import { recordEvent } from '../audit/index.ts'

/** Returns a page of a reported session. First records the access in the audit log. */
export const readReportedSession: Call<'readReportedSession', Platform> = async (ctx, input) => {
  const { params, query, user } = input
  const { db, clock } = ctx
  const session = await db
    .selectFrom('story_reports as report')
    .innerJoin('game_sessions as session', (join) =>
      join
        .onRef('session.id', '=', 'report.session_id')
        .onRef('session.user_id', '=', 'report.reporter_id'),
    )
    .select(['session.id', 'session.user_id', 'session.head_turn_id'])
    .where('report.id', '=', params.report_id)
    .where('report.resolved_at', 'is', null)
    .where('session.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!session) return { code: 'not_found' }
  const { id: session_id, user_id } = session
  let end: string | null = session.head_turn_id
  if (query.before !== undefined) {
    const turn = await findTurn(db, query.before, user_id)
    if (turn?.session_id !== session_id) return { code: 'not_found' }
    end = turn.parent_id
  }

  const target = { kind: 'report', id: params.report_id }
  const event = { actor_id: user.id, act: 'report_opened', target, after: { session_id } } as const
  await recordEvent(db, event, clock.now())
  const page = end === null ? [] : await listPage(db, { id: end, user_id })
  return { session_id, entries: page.map(presentEntry), has_more: (page[0]?.number ?? 0) > 0 }
}
