import type { AuditEvent, AuditFilter, AuditRepository } from '../../services/audit/ports.ts'
import type { Db } from '../database.ts'

const rowOf = ({ target, before, after, ...event }: AuditEvent, now: Date) => ({
  ...event,
  happened_at: now,
  target_kind: target?.kind ?? null,
  target_id: target?.id ?? null,
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(after) : null,
})

/** Maximum number of events in one statement. */
const AT_ONCE = 1000

async function insertEvents(db: Db, events: readonly AuditEvent[], now: Date) {
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const rows = events.slice(from, from + AT_ONCE).map((event) => rowOf(event, now))
    await db.insertInto('audit_events').values(rows).execute()
  }
}

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
  insertEvents: (events, now) => insertEvents(db, events, now),
  forgetBefore: async (then) => {
    await db.deleteFrom('audit_events').where('happened_at', '<', then).execute()
  },
  listEvents: async (filter) => {
    const events = await listEvents(db, filter)
    // PostgreSQL's bigint arrives as text, the embedded database's as a number.
    return events.map((event) => ({ ...event, id: String(event.id) }))
  },
})
