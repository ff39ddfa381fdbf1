import type { Call, Platform } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { setHidden } from '../comments/index.ts'
import { closeReports, recordClosing } from '../reports/index.ts'

export const hideReported: Call<'hideReported', Platform> = (ctx, { params, user }) =>
  ctx.transaction(async (db) => {
    const { report_id } = params
    const now = ctx.clock.now()
    const report = await db
      .selectFrom('story_reports')
      .select('said_id')
      .where('id', '=', report_id)
      .where('resolved_at', 'is', null)
      .executeTakeFirst()
    const id = report?.said_id
    if (!id) return { code: 'not_found' }
    await setHidden(db, id, 'editor')
    const act = { actor_id: user.id, act: 'said_hidden', target: { kind: 'comment', id } } as const
    await recordEvent(db, act, now)
    const closed = await closeReports(db, 'said_id', [id], now)
    await recordClosing(db, closed, { actor_id: user.id, outcome: 'report_upheld' }, now)
    return { id: report_id }
  })
