import { randomUUID } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import {
  acted,
  beginPlay,
  expectSoundLedger,
  lookAt,
  newestOf,
  type Play,
  walletOf,
} from '../test/play.ts'
import { settleHold } from '../modules/ledger/index.ts'
import { endAction } from '../modules/sessions/actions.queries.ts'
import { claim, moveTo } from '../modules/sessions/play.queries.ts'
import type { NewAction, OwnAction } from '../modules/sessions/sessionTypes.ts'
import { openTestApp } from '../test/openTestApp.ts'

// What a claim was judged by may have changed by the time that it is written: the database looks again.

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const LEASE_MS = 30_000
const PRICE = { xp: 2, credits: 1 }

const headOf = async (play: Play) => newestOf(await lookAt(app, play)).turn_id

const actionAt = (base_turn_id: string, { player, session }: Play): NewAction => ({
  id: randomUUID(),
  session_id: session.id,
  user_id: player.id,
  client_key: randomUUID(),
  request_hash: 'none',
  type: 'immerse',
  base_turn_id,
  model_requested: 'tenali',
})

/** Gives an action up as a sweep does. */
const giveUp = (action: OwnAction) =>
  app.db.transaction().execute(async (db) => {
    await endAction(db, action, { status: 'failed', response: { code: 'answer_cut_off' } })
    await settleHold(db, action, { xp: 0, credits: 0 })
  })

test('a claim holds its price, and gives it back when it is given up', async () => {
  const play = await beginPlay(app)
  const action = actionAt(await headOf(play), play)

  const isOurs = await claim(app.db, action, PRICE, LEASE_MS)

  expect([isOurs, await walletOf(app, play)]).toEqual([true, { xp: 8, credits: 19 }])
  await giveUp(action)
  expect(await walletOf(app, play)).toEqual({ xp: 10, credits: 20 })
})

test('a claim that was judged at another turn than the head writes nothing', async () => {
  const play = await beginPlay(app)
  const start = await headOf(play)
  await acted(app, play, { action_type: 'continue', selected_model: 'kathakar' })
  const wallet = await walletOf(app, play)

  const isOurs = await claim(app.db, actionAt(start, play), PRICE, LEASE_MS)

  expect([isOurs, await walletOf(app, play)]).toEqual([false, wallet])
})

test("a claim in another's session writes nothing", async () => {
  const play = await beginPlay(app)
  const { player: stranger } = await beginPlay(app)
  const action = actionAt(await headOf(play), { ...play, player: stranger })

  expect(await claim(app.db, action, PRICE, LEASE_MS)).toBe(false)
})

test('a claim beside a running action, or with a known key, writes nothing', async () => {
  const play = await beginPlay(app)
  const head = await headOf(play)
  const first = actionAt(head, play)
  await claim(app.db, first, PRICE, LEASE_MS)

  const beside = await claim(app.db, actionAt(head, play), PRICE, LEASE_MS)
  await giveUp(first)
  const again = { ...actionAt(head, play), client_key: first.client_key }
  const withItsKey = await claim(app.db, again, PRICE, LEASE_MS)

  expect([beside, withItsKey]).toEqual([false, false])
  expect(await walletOf(app, play)).toEqual({ xp: 10, credits: 20 })
})

test.each([
  ['XP', { xp: 11, credits: 1 }],
  ['credits', { xp: 2, credits: 21 }],
])('a claim of more %s than there are writes nothing', async (_what, price) => {
  const play = await beginPlay(app)

  const isOurs = await claim(app.db, actionAt(await headOf(play), play), price, LEASE_MS)

  expect([isOurs, await walletOf(app, play)]).toEqual([false, { xp: 10, credits: 20 }])
})

test('undo beside a running action goes nowhere', async () => {
  const play = await beginPlay(app)
  const start = await headOf(play)
  await acted(app, play, { action_type: 'continue', selected_model: 'kathakar' })
  const head = await headOf(play)
  const running = actionAt(head, play)
  await claim(app.db, running, PRICE, LEASE_MS)

  const back = { id: start, xpChange: 0, isCompleted: false }
  const undone = await moveTo(app.db, actionAt(head, play), back)

  expect([undone, await headOf(play)]).toEqual([undefined, head])
  await giveUp(running)
})
