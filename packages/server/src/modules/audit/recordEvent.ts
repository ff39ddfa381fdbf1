import { HOUR_MS } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import { addHits } from '../../platform/rateLimits.ts'
import type { AuditEvent, AuditFacts } from './auditEvent.ts'

const SECRET_NAME = /password|token|secret|e?mail|prompt|text|authorization/i
const MAIL_ADDRESS = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g
const MAX_FACT_LENGTH = 200
const BATCH_SIZE = 1000

/** Removes facts named like secrets and email addresses in values. */
const safeFacts = (facts: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => !SECRET_NAME.test(name))
      .map(([name, fact]) => [
        name,
        typeof fact === 'string'
          ? fact.replace(MAIL_ADDRESS, '[address]').slice(0, MAX_FACT_LENGTH).toWellFormed()
          : fact,
      ]),
  )

const rowOf = ({ target, before, after, ...event }: AuditEvent, now: Date) => ({
  ...event,
  happened_at: now,
  target_kind: target?.kind ?? null,
  target_id: target?.id ?? null,
  before: before ? JSON.stringify(safeFacts(before)) : null,
  after: after ? JSON.stringify(safeFacts(after)) : null,
})

/** Stores audit events. Pass the action's transaction, so that both commit or neither does. */
export async function recordEvents(db: Db, events: readonly AuditEvent[], now: Date) {
  for (let from = 0; from < events.length; from += BATCH_SIZE) {
    const rows = events.slice(from, from + BATCH_SIZE).map((event) => rowOf(event, now))
    await db.insertInto('audit_events').values(rows).execute()
  }
}

export const recordEvent = (db: Db, event: AuditEvent, now: Date) => recordEvents(db, [event], now)

/** Stores only the first similar event per hour, so that floods don't fill the log. */
export async function recordSeldom(db: Db, key: string, event: AuditEvent, now: Date) {
  const { hits } = await addHits(db, `audit:${event.act}:${key}`, HOUR_MS, now)
  if (hits === 1) await recordEvent(db, event, now)
}
