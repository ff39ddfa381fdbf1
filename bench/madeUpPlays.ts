import { sql, type Transaction } from 'kysely'

import type { Db, Database } from '../packages/server/src/db/database.ts'

const SESSIONS_OF_A_PLAYER = 5
const BATCH = 200

/** Derives the id of a copied row, so that references match. */
const copied = (id: string) => sql`md5(copy.number || ${sql.raw(id)}::text)::uuid`
const PLAYER = sql`md5('player' || copy.number / ${sql.lit(SESSIONS_OF_A_PLAYER)})::uuid`

const copies = (from: number, to: number) =>
  sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) copy (number)`

async function copyBatch(db: Transaction<Database>, session: string, from: number, to: number) {
  const times = copies(from, to)
  const of = sql.val(session)
  await sql`insert into users (id, username, display_name)
    select distinct ${PLAYER}, 'player_' || copy.number / ${sql.lit(SESSIONS_OF_A_PLAYER)}, 'A Player'
    from ${times} on conflict do nothing`.execute(db)
  await sql`insert into game_sessions
      (id, user_id, story_id, version_id, head_turn_id, is_completed, created_at, updated_at)
    select ${copied('s.id')}, ${PLAYER}, story_id, version_id, ${copied('head_turn_id')}, is_completed,
      created_at, updated_at
    from game_sessions s, ${times} where s.id = ${of}`.execute(db)
  await sql`insert into turns (id, user_id, session_id, parent_id, number, action, answer, state,
      model_used, credits, xp_gained, note, prompt, created_at)
    select ${copied('t.id')}, ${PLAYER}, ${copied('t.session_id')}, ${copied('t.parent_id')},
      t.number, action, answer, state, model_used, credits, xp_gained, note, prompt, created_at
    from turns t, ${times} where t.session_id = ${of}`.execute(db)
  await sql`insert into play_actions (id, session_id, user_id, client_key, request_hash, type, status,
      base_turn_id, turn_id, model_requested, model_used, response, created_at, finished_at)
    select ${copied('a.id')}, ${copied('a.session_id')}, ${PLAYER}, client_key, request_hash, type,
      status, ${copied('base_turn_id')}, ${copied('turn_id')}, model_requested, model_used, response,
      created_at, finished_at
    from play_actions a, ${times} where a.session_id = ${of}`.execute(db)
  await sql`insert into ledger_accounts (id, user_id, unit, owner_id, posted, held)
    select ${copied('l.id')}, ${PLAYER}, unit, ${copied('owner_id')}, posted, held
    from ledger_accounts l, ${times} where l.owner_id = ${of}`.execute(db)
  await sql`insert into ledger_transfers (user_id, unit, kind, from_id, to_id, amount, action_id,
      reason, created_at)
    select ${PLAYER}, unit, kind, ${copied('from_id')}, ${copied('to_id')}, amount,
      ${copied('action_id')}, reason, created_at
    from ledger_transfers l, ${times}
    where pending_id is null and kind <> 'reserve' and exists (
      select from ledger_accounts a where a.owner_id = ${of} and a.id in (l.from_id, l.to_id))`.execute(
    db,
  )
}

/**
 * Copies a played session with its turns, actions and ledger entries to new players, without
 * settled holds. Disables triggers and foreign keys meanwhile.
 */
export async function addMadeUpPlays(db: Db, session: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`set local statement_timeout = 0`.execute(trx)
      await copyBatch(trx, session, from, Math.min(count, from + BATCH - 1))
    })
  }
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
