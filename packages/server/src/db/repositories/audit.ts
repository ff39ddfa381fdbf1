import type { AuditEvent, AuditFilter, AuditRepository } from '../../services/audit/ports.ts'
import type { Db } from '../database.ts'

const insertEvent = (db: Db, { target, before, after, ...event }: AuditEvent, now: Date) =>
  db
    .insertInto('audit_events')
    .values({
      ...event,
      happened_at: now,
      target_kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute()

function listEvents(db: Db, { actor_id, act, target_id, before_id, limit }: AuditFilter) {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(actor_id !== undefined, (query) => query.where('actor_id', '=', actor_id ?? null))
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? 'signed_in'))
    .$if(target_id !== undefined, (query) => query.where('target_id', '=', target_id ?? null))
    .$if(before_id !== undefined, (query) => query.where('id', '<', before_id ?? '0'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export const auditRepository = (db: Db): AuditRepository => ({
  insertEvent: async (event, now) => {
    await insertEvent(db, event, now)
  },
  listEvents: async (filter) => {
    const events = await listEvents(db, filter)
    // PostgreSQL's bigint arrives as text, the embedded database's as a number.
    return events.map((event) => ({ ...event, id: String(event.id) }))
  },
  forgetBefore: async (then) => {
    await db.deleteFrom('audit_events').where('happened_at', '<', then).execute()
  },
})
