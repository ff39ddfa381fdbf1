import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { ActionCompletion, NewAction, OwnAction, OwnSession, Receipt } from './sessionTypes.ts'

/** Returns the end of a lease. Uses the database clock, because the clocks of processes may differ. */
const leaseEnd = (leaseMs: number) => sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`
const IS_STALE = sql<boolean>`coalesce(lease_until < now(), false)`

const selectActions = (db: Db, user_id: string) =>
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
    .where('user_id', '=', user_id)

export const findAction = (db: Db, { id, user_id }: OwnAction) =>
  selectActions(db, user_id).where('id', '=', id).executeTakeFirst()

export const findByKey = (db: Db, { id, user_id }: OwnSession, key: string) =>
  selectActions(db, user_id)
    .where('session_id', '=', id)
    .where('client_key', '=', key)
    .executeTakeFirst()

export const findRunning = (db: Db, { id, user_id }: OwnSession) =>
  selectActions(db, user_id)
    .where('session_id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()

/** Saves an action without a turn. Returns false if its key exists. */
export async function insertAside(db: Db, action: NewAction, receipt: Receipt): Promise<boolean> {
  const { base_turn_id: turn_id } = action
  const response = JSON.stringify(receipt)
  const kept = await db
    .insertInto('play_actions')
    .values({ ...action, status: 'succeeded', turn_id, response, finished_at: sql`now()` })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

/** Extends leases. Returns the ids of the actions that are still running. */
export async function renewLeases(
  db: Db,
  actions: readonly OwnAction[],
  leaseMs: number,
): Promise<string[]> {
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
}

/** Ends a running action. If it returns false, the caller must write nothing. */
export async function endAction(
  db: Db,
  { id, user_id }: OwnAction,
  end: ActionCompletion,
): Promise<boolean> {
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

export const updateReceipt = (db: Db, { id, user_id }: OwnAction, receipt: Receipt) =>
  db
    .updateTable('play_actions')
    .set({ response: JSON.stringify(receipt) })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'succeeded')
    .execute()

export const listOrphans = (db: Db, whose: 'expired' | 'all') =>
  db
    .selectFrom('play_actions')
    .select(['id', 'session_id', 'user_id'])
    .where('status', '=', 'running')
    .$if(whose === 'expired', (running) => running.where('lease_until', '<', sql<Date>`now()`))
    .execute()
