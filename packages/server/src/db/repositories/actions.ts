import { sql } from 'kysely'

import type { ActionEnd, ActionRepository, OwnAction } from '../../services/sessions/actionPorts.ts'
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

async function endAction(db: Db, { id, user_id }: OwnAction, end: ActionEnd): Promise<boolean> {
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
    .where('user_id', '=', user_id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export const actionRepository = (db: Db): ActionRepository => ({
  findAction: ({ id, user_id }) =>
    selectActions(db).where('id', '=', id).where('user_id', '=', user_id).executeTakeFirst(),

  findByKey: ({ id, user_id }, key) =>
    selectActions(db)
      .where('session_id', '=', id)
      .where('user_id', '=', user_id)
      .where('client_key', '=', key)
      .executeTakeFirst(),

  findRunning: ({ id, user_id }) =>
    selectActions(db)
      .where('session_id', '=', id)
      .where('user_id', '=', user_id)
      .where('status', '=', 'running')
      .executeTakeFirst(),

  insertAction: async (action, leaseMs) => {
    await db
      .insertInto('play_actions')
      .values({ ...action, status: 'running', lease_until: leaseEnd(leaseMs) })
      .execute()
  },

  insertAside: async (action, receipt) => {
    const { base_turn_id: turn_id } = action
    const response = JSON.stringify(receipt)
    const kept = await db
      .insertInto('play_actions')
      .values({ ...action, status: 'succeeded', turn_id, response, finished_at: sql`now()` })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    return kept.numInsertedOrUpdatedRows === 1n
  },

  renewLeases: async (actions, leaseMs) => {
    const renewed = await db
      .updateTable('play_actions')
      .set({ lease_until: leaseEnd(leaseMs) })
      .where(
        'id',
        'in',
        actions.map(({ id }) => id),
      )
      .where('user_id', 'in', [...new Set(actions.map(({ user_id }) => user_id))])
      .where('status', '=', 'running')
      .returning('id')
      .execute()
    return renewed.map(({ id }) => id)
  },

  endAction: (action, end) => endAction(db, action, end),

  amendReceipt: async ({ id, user_id }, receipt) => {
    await db
      .updateTable('play_actions')
      .set({ response: JSON.stringify(receipt) })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .where('status', '=', 'succeeded')
      .execute()
  },

  listOrphans: (whose) =>
    db
      .selectFrom('play_actions')
      .select(['id', 'session_id', 'user_id'])
      .where('status', '=', 'running')
      .$if(whose === 'expired', (running) => running.where('lease_until', '<', sql<Date>`now()`))
      .execute(),
})
