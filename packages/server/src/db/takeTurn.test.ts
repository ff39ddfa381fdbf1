import { randomUUID } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import type {
  NewAction,
  NewTurn,
  Settlement,
  StoredTurn,
} from '../modules/sessions/sessionTypes.ts'
import { openTestApp } from '../test/openTestApp.ts'
import {
  acted,
  beginPlay,
  expectSoundLedger,
  leaveOrphan,
  lookAt,
  newestOf,
  type Play,
  walletOf,
} from '../test/play.ts'
import type { Wallet } from '../modules/ledger/index.ts'
import { settleHold } from '../modules/ledger/index.ts'
import { findTurn } from '../modules/sessions/turns.queries.ts'
import { findSession } from '../modules/sessions/sessions.queries.ts'
import { take as takeTurn } from '../modules/sessions/play.queries.ts'
import { endAction, findAction } from '../modules/sessions/actions.queries.ts'

// A turn that is told at once is claimed, written and paid in one statement: it refuses what a claim does.

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const PRICE = { xp: 2, credits: 3 }
const WALLET = { xp: 10, credits: 20 }

interface Told {
  action: NewAction
  settlement: Settlement
}

/** The turn that a closer look at another has become. */
const turnAfter = ({ created_at: _created, ...base }: StoredTurn, spent: Wallet): NewTurn => ({
  ...base,
  id: randomUUID(),
  parent_id: base.id,
  number: base.number + 1,
  state: { ...base.state, xp: base.state.xp - spent.xp },
  credits: spent.credits,
  xp_gained: 0,
})

/** A turn that was told where a play stands, worth what is `spent`. */
async function toldAt(play: Play, spent = PRICE): Promise<Told> {
  const { session, player, storyId } = play
  const base = await findTurn(app.db, newestOf(await lookAt(app, play)).turn_id, player.id)
  const found = await findSession(app.db, session.id, player.id)
  if (base === undefined || found === undefined) throw new Error('There is no such play')
  const action: NewAction = {
    id: randomUUID(),
    session_id: session.id,
    user_id: player.id,
    client_key: randomUUID(),
    request_hash: 'none',
    type: 'immerse',
    base_turn_id: base.id,
    model_requested: 'kathakar',
  }
  const settlement: Settlement = {
    action_id: action.id,
    session: { ...found, story_id: storyId },
    turn: turnAfter(base, spent),
    tried: null,
    is_completed: false,
    spent,
    receipt: {},
    low_below: 0,
  }
  return { action, settlement }
}

const take = ({ action, settlement }: Told, price = PRICE) =>
  takeTurn(app.db, action, price, settlement)

const headOf = async (play: Play) => newestOf(await lookAt(app, play)).turn_id

/** What came of it, and whether the head is where it was. */
async function lookAfter(play: Play, told: Told) {
  const head = await headOf(play)
  const taken = await take(told)
  return { taken, stands: (await headOf(play)) === head, wallet: await walletOf(app, play) }
}

const NOTHING = { taken: undefined, stands: true, wallet: WALLET }

test('a told turn moves the head, takes its price and keeps its action as succeeded', async () => {
  const play = await beginPlay(app)
  const told = await toldAt(play)

  const taken = await take(told)

  expect(taken?.credits).toBe(17)
  expect(await headOf(play)).toBe(told.settlement.turn.id)
  expect(await walletOf(app, play)).toEqual({ xp: 8, credits: 17 })
  const kept = await findAction(app.db, told.action)
  expect(kept).toMatchObject({ status: 'succeeded', response: { credits: 17 } })
})

test('what a told turn was not worth is given back', async () => {
  const play = await beginPlay(app)

  await take(await toldAt(play, { xp: 1, credits: 0 }))

  expect(await walletOf(app, play)).toEqual({ xp: 9, credits: 20 })
})

test('a turn that was told at another turn than the head writes nothing', async () => {
  const play = await beginPlay(app)
  const told = await toldAt(play)
  await acted(app, play, { action_type: 'continue', selected_model: 'kathakar' })

  const wallet = await walletOf(app, play)

  expect(await lookAfter(play, told)).toEqual({ ...NOTHING, wallet })
})

test("a turn that was told in another's session writes nothing", async () => {
  const play = await beginPlay(app)
  const { player } = await beginPlay(app)
  const told = await toldAt(play)

  const action = { ...told.action, user_id: player.id }

  expect(await lookAfter(play, { ...told, action })).toEqual(NOTHING)
})

test('a told turn beside a running action writes nothing', async () => {
  const play = await beginPlay(app)
  const told = await toldAt(play)
  const orphan = await leaveOrphan(app, play, 30_000)

  expect(await lookAfter(play, told)).toEqual({ ...NOTHING, wallet: { xp: 8, credits: 19 } })

  await app.db.transaction().execute(async (db) => {
    await endAction(db, orphan, { status: 'failed', response: { code: 'answer_cut_off' } })
    await settleHold(db, orphan, { xp: 0, credits: 0 })
  })
})

test('a told turn with a known key writes nothing', async () => {
  const play = await beginPlay(app)
  const first = await toldAt(play)
  await take(first)
  const told = await toldAt(play)

  const action = { ...told.action, client_key: first.action.client_key }
  const after = await lookAfter(play, { ...told, action })

  expect(after).toEqual({ ...NOTHING, wallet: { xp: 8, credits: 17 } })
})

test.each([
  ['XP', { xp: 11, credits: 3 }],
  ['credits', { xp: 2, credits: 21 }],
])('a told turn for more %s than there are writes nothing', async (_what, price) => {
  const play = await beginPlay(app)

  expect(await take(await toldAt(play), price)).toBeUndefined()
  expect(await walletOf(app, play)).toEqual(WALLET)
})

test('of two turns told at the same place at once one is taken', async () => {
  const play = await beginPlay(app)
  const told = [await toldAt(play), await toldAt(play)]

  const taken = await Promise.all(told.map((each) => take(each)))

  expect(taken.filter((each) => each !== undefined)).toHaveLength(1)
  expect(await walletOf(app, play)).toEqual({ xp: 8, credits: 17 })
})
