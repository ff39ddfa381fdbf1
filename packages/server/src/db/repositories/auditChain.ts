import { sql } from 'kysely'

import type { Anchor, AuditChainRepository } from '../../services/audit/chainPorts.ts'
import type { Db } from '../database.ts'

/** As the trigger has it, but said by the program: a trigger that was changed is found out. */
const TEXT = sql<string | null>`case when event.id is not null then json_build_array(event.id,
  to_char(event.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), event.actor_id,
  event.act, event.target_kind, event.target_id, event.before, event.after)::text end`

const unlinked = (db: Db) =>
  db
    .selectFrom('audit_events as event')
    .where(sql<boolean>`not exists (select from audit_links where event_id = event.id)`)

const OLD_UNTIL = sql<string>`coalesce((select old_until from audit_chain), 0)`

/** Notes how far one of the two has come, unless another process has meanwhile. */
async function advance(db: Db, column: 'moved' | 'forgotten', from: number, to: Anchor) {
  const { numUpdatedRows } = await db
    .updateTable('audit_chain')
    .set({ [column]: JSON.stringify(to) })
    .where(sql<boolean>`coalesce((${sql.ref(column)} ->> 'seq')::bigint, 0) = ${from}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const auditChainRepository = (db: Db): AuditChainRepository => ({
  head: async () => {
    const head = await db.selectFrom('audit_chain').selectAll().executeTakeFirst()
    return head && { ...head, seq: Number(head.seq) }
  },

  listLinks: async (afterSeq, limit) => {
    const links = await db
      .selectFrom('audit_links as link')
      .leftJoin('audit_events as event', 'event.id', 'link.event_id')
      .select(['link.seq', 'link.hash', TEXT.as('text')])
      .where('link.seq', '>', String(afterSeq))
      .orderBy('link.seq')
      .limit(limit)
      .execute()
    return links.map(({ seq, hash, text }) => ({ seq: Number(seq), hash: hash ?? '', text }))
  },

  firstUnlinked: async () => {
    const first = await unlinked(db)
      .select('id')
      .where('id', '>', OLD_UNTIL)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return first && String(first.id)
  },

  countOldUnlinked: async () => {
    const { waiting } = await unlinked(db)
      .select(sql<number>`count(*)::int`.as('waiting'))
      .where('id', '<=', OLD_UNTIL)
      .executeTakeFirstOrThrow()
    return waiting
  },

  linkOld: async (limit) => {
    const old = unlinked(db)
      .select('id as event_id')
      .where('id', '<=', OLD_UNTIL)
      .orderBy('id')
      .limit(limit)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('audit_links')
      .columns(['event_id'])
      .expression(old)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows ?? 0n)
  },

  moveOut: async (from, to) => {
    if (!(await advance(db, 'moved', from, to))) return false
    const gone = db.selectFrom('audit_links').select('event_id').where('seq', '<=', String(to.seq))
    await db.deleteFrom('audit_events').where('id', 'in', gone).execute()
    await db.deleteFrom('audit_links').where('seq', '<=', String(to.seq)).execute()
    return true
  },

  forget: (from, to) => advance(db, 'forgotten', from, to),

  readOneMoment: async () => {
    await sql`set transaction isolation level repeatable read`.execute(db)
  },
})
