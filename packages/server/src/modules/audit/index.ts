import { HOUR_MS, DAY_MS } from '@kathasagar/api/contract'

import type { Db, Platform } from '../../platform/call.ts'
import { addHits } from '../../platform/rateLimits.ts'

export interface AuditContext extends Platform {
  /** Retention time of audit events, in days. */
  auditDays: number
}

export async function deleteOldEvents({ db, clock, auditDays }: AuditContext): Promise<void> {
  const before = new Date(clock.now().getTime() - auditDays * DAY_MS)
  await db.deleteFrom('audit_events').where('happened_at', '<', before).execute()
}

export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_throttled',
  'refresh_token_reused',
  'google_taken',
  'password_changed',
  'second_factor_changed',
  'second_factor_reset',
  'password_reset',
  'signed_out_everywhere',
  'call_refused',
  'story_approved',
  'story_rejected',
  'story_featured',
  'story_edited',
  'story_archived',
  'story_restored',
  'story_deleted',
  'category_changed',
  'tag_changed',
  'role_changed',
  'user_suspended',
  'user_restored',
  'premium_changed',
  'credits_granted',
  'report_opened',
  'report_closed',
  'account_closed',
  'provider_added',
  'provider_changed',
  'provider_removed',
  'model_bound',
  'model_limits_set',
  'model_budget_reached',
  'guidance_withheld',
  'words_declined',
  'said_hidden',
  'series_edited',
  'series_deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Facts of an event. They must not contain player text, email addresses, passwords, or tokens. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEvent {
  /** User who acted. Null for guests and the server. */
  actor_id: string | null
  act: AuditAction
  target?: { kind: string; id: string }
  before?: AuditFacts
  /** Values after the action, or facts of the event. */
  after?: AuditFacts
}

export interface StoredAuditEvent {
  id: string
  happened_at: Date
  actor_id: string | null
  act: AuditAction
  target_kind: string | null
  target_id: string | null
  before: AuditFacts | null
  after: AuditFacts | null
}

const SECRET_NAME = /password|token|secret|e?mail|prompt|text|authorization/i
const MAIL_ADDRESS = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g
const MAX_FACT_LENGTH = 200
const BATCH_SIZE = 1000

/** Removes facts whose names suggest secrets, and email addresses in values. */
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

/** Stores audit events. Must be called in the transaction of the action. */
export async function recordEvents(db: Db, events: readonly AuditEvent[], now: Date) {
  for (let from = 0; from < events.length; from += BATCH_SIZE) {
    const rows = events.slice(from, from + BATCH_SIZE).map((event) => rowOf(event, now))
    await db.insertInto('audit_events').values(rows).execute()
  }
}

export const recordEvent = (db: Db, event: AuditEvent, now: Date) => recordEvents(db, [event], now)

export async function recordRateLimited(db: Db, key: string, event: AuditEvent, now: Date) {
  const { hits } = await addHits(db, `audit:${event.act}:${key}`, HOUR_MS, now)
  if (hits === 1) await recordEvent(db, event, now)
}
