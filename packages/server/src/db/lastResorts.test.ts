import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { earnXp } from '../test/ledger.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { beginPlay, newestOf, type Play } from '../test/play.ts'

const app = await openTestApp()

// The server never sends these statements. The tests show that the database refuses them anyway.
const insert = ({ player, session }: Play, client_key: string) =>
  app.db
    .insertInto('play_actions')
    .values({
      id: randomUUID(),
      session_id: session.id,
      user_id: player.id,
      client_key,
      request_hash: 'none',
      type: 'continue',
      base_turn_id: newestOf(session).turn_id,
      model_requested: null,
      status: 'running',
      lease_until: sql<Date>`now() + interval '30 seconds'`,
    })
    .execute()

const endAll = () =>
  sql`update play_actions set status = 'failed', lease_until = null, finished_at = now(),
    response = '{"code":"internal"}' where status = 'running'`.execute(app.db)

test('refuses two running actions in a session, and a second action with the same key', async () => {
  const play = await beginPlay(app)
  await insert(play, 'one')
  await expect(insert(play, 'two')).rejects.toThrow('play_actions_one_running')
  await endAll()
  await expect(insert(play, 'one')).rejects.toThrow('client_key')
})

test('credits the XP of an action only once', async () => {
  const { player, session } = await beginPlay(app)
  const payer = { userId: player.id, sessionId: session.id }
  const action = randomUUID()
  await earnXp(app.db, payer, action, 5)

  await expect(earnXp(app.db, payer, action, 5)).rejects.toThrow('ledger_transfers_once')
})

test('refuses to overwrite a turn', async () => {
  await beginPlay(app)

  const overwrite = sql`update turns set xp_gained = 1`.execute(app.db)

  await expect(overwrite).rejects.toThrow('append-only')
})
