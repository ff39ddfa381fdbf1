import type { AuditEntry, AuditQuery } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import type { Call } from '../../platform/call.ts'
import { type AuditContext, AUDIT_ACTIONS } from '../audit/index.ts'
import { REPORTED_SCENE, REPORTED_TITLE } from '../reports/index.ts'

const PAGE = 50

const TARGET_NAME = sql<string | null>`case
  when event.target_id !~ '^[0-9a-f-]{36}$' then null else case event.target_kind
  when 'story' then (select title from stories where id = event.target_id::uuid)
  when 'user' then (select username from users where id = event.target_id::uuid)
  when 'category' then (select display_name from categories where id = event.target_id::uuid)
  when 'report' then (select ${REPORTED_TITLE} from story_reports as report
    left join stories on stories.id = report.story_id where report.id = event.target_id::uuid)
  when 'tag' then (select display_name from tags where id = event.target_id::uuid)
  end end`

const REPORT = sql<AuditEntry['report']>`case
  when event.target_kind = 'report' and event.target_id ~ '^[0-9a-f-]{36}$' then
    (select json_build_object('story_id', report.story_id, 'reason', reason, 'note', note,
        'is_story_there', exists (select 1 from stories where id = report.story_id),
        'scene', ${REPORTED_SCENE})
      from story_reports as report where id = event.target_id::uuid)
  end`

function passes({ actor_id, actor, act, target_kind, target_id, day, before }: AuditQuery) {
  const all = [
    actor_id && sql<SqlBool>`event.actor_id = ${actor_id}`,
    actor && sql<SqlBool>`lower(${actor.trim()}) in (lower(actor.username), lower(actor.email))`,
    act && sql<SqlBool>`event.act = ${act}`,
    target_kind && sql<SqlBool>`event.target_kind = ${target_kind}`,
    target_id && sql<SqlBool>`event.target_id = ${target_id}`,
    before && sql<SqlBool>`event.id < ${before}::bigint`,
    day &&
      sql<SqlBool>`event.happened_at >= ${day}::timestamp at time zone 'UTC'
        and event.happened_at < (${day}::timestamp + interval '1 day') at time zone 'UTC'`,
  ].filter((it) => typeof it === 'object')
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`
}

export const listAudit: Call<'listAudit', AuditContext> = async ({ db, auditDays }, { query }) => {
  const events = await db
    .selectFrom('audit_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .selectAll('event')
    .select(['actor.username as actor_name', TARGET_NAME.as('target_name'), REPORT.as('report')])
    .where(passes(query))
    .orderBy('event.id', 'desc')
    // One extra row shows if there is a next page.
    .limit(PAGE + 1)
    .execute()
  return {
    entries: events.slice(0, PAGE).map((event) => ({
      ...event,
      id: String(event.id),
      happened_at: event.happened_at.toISOString(),
    })),
    has_more: events.length > PAGE,
    acts: [...AUDIT_ACTIONS],
    days: auditDays,
  }
}
