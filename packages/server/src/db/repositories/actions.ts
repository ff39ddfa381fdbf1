import { sql } from 'kysely'

import type { ActionEnd, ActionRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'

/** Leases go by the database's clock: the processes that share it need not agree on the time. */
const leaseEnd = (leaseMs: number) => sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`
const IS_STALE = sql<boolean>`coalesce(lease_until < now(), false)`

const selectActions = (db: Db) =>
  db
    .selectFrom('play_actions')
    .select([
      'id',
      'session_id',
      'user_id',
      'client_key',
      'request_hash',
      'type',
      'status',
      'base_turn_id',
      'turn_id',
      'model_requested',
      'response',
    ])
    .select(IS_STALE.as('is_stale'))

async function endAction(db: Db, id: string, end: ActionEnd): Promise<boolean> {
  const told = end.status === 'succeeded' ? end : { turn_id: null, model_used: null }
  const ended = await db
    .updateTable('play_actions')
    .set({
      status: end.status,
      turn_id: told.turn_id,
      model_used: told.model_used,
      response: JSON.stringify(end.response),
      lease_until: null,
      finished_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export const actionRepository = (db: Db): ActionRepository => ({
  findAction: (id) => selectActions(db).where('id', '=', id).executeTakeFirst(),

  findByKey: (sessionId, key) =>
    selectActions(db)
      .where('session_id', '=', sessionId)
      .where('client_key', '=', key)
      .executeTakeFirst(),

  findRunning: (sessionId) =>
    selectActions(db)
      .where('session_id', '=', sessionId)
      .where('status', '=', 'running')
      .executeTakeFirst(),

  insertAction: async (action, leaseMs) => {
    await db
      .insertInto('play_actions')
      .values({ ...action, status: 'running', lease_until: leaseEnd(leaseMs) })
      .execute()
  },

  renewLease: async (id, leaseMs) => {
    const renewed = await db
      .updateTable('play_actions')
      .set({ lease_until: leaseEnd(leaseMs) })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst()
    return renewed.numUpdatedRows === 1n
  },

  endAction: (id, end) => endAction(db, id, end),

  listOrphans: (whose) =>
    db
      .selectFrom('play_actions')
      .select(['id', 'session_id', 'user_id'])
      .where('status', '=', 'running')
      .$if(whose === 'expired', (running) => running.where('lease_until', '<', sql<Date>`now()`))
      .execute(),
})
