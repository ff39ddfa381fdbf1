import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay, newestOf, type Play } from '../../test/play.ts'
import { claim, moveTo, take } from './play.queries.ts'
import { findSession, findTurn } from './sessions.queries.ts'
import type { NewAction, OwnAction, Settlement } from './sessionTypes.ts'
import { failAction } from './turn/claim/failAction.ts'

// The session may change before a write, so the database checks it again.

const app = await openPlayApp()

const PRICE = { xp: 2, credits: 3 }
const WALLET = { xp: 10, credits: 20 }

const headOf = async (play: Play) => newestOf(await play.look()).turn_id
const giveUp = (action: OwnAction) => app.db.transaction().execute((db) => failAction(db, action))
const goOn = (play: Play) => play.acted({ action_type: 'continue', selected_model: 'kathakar' })

async function toldAt(play: Play) {
  const { session, player } = play
  const head = await findTurn(app.db, await headOf(play), player.id)
  const found = await findSession(app.db, session.id, player.id)
  if (head === undefined || found === undefined) throw new Error('There is no such play')
  const { created_at: _created, variant_ids: _others, ...base } = head
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
    session: found,
    turn: {
      ...base,
      id: randomUUID(),
      parent_id: base.id,
      number: base.number + 1,
      state: { ...base.state, xp: base.state.xp - PRICE.xp },
      credits: PRICE.credits,
      xp_gained: 0,
    },
    tried: null,
    is_completed: false,
    spent: PRICE,
    receipt: {},
    low_below: 0,
  }
  return { action, settlement }
}
type Told = Awaited<ReturnType<typeof toldAt>>

/** Functions that return true if they have written. */
const WAYS = [
  ['a claim', ({ action }: Told, price = PRICE) => claim(app.db, action, price, 30_000)],
  [
    'a narrated turn',
    async ({ action, settlement }: Told, price = PRICE) =>
      (await take(app.db, action, price, settlement)) !== undefined,
  ],
] as const

test.each(WAYS)('%s at another turn than the head writes nothing', async (_what, write) => {
  const play = await beginPlay(app)
  const told = await toldAt(play)
  const { turn_id } = await goOn(play)
  const wallet = await play.wallet()

  expect(await write(told)).toBe(false)
  expect([await headOf(play), await play.wallet()]).toEqual([turn_id, wallet])
})

test.each(WAYS)("%s in another player's session writes nothing", async (_what, write) => {
  const play = await beginPlay(app)
  const { player } = await beginPlay(app)
  const told = await toldAt(play)

  expect(await write({ ...told, action: { ...told.action, user_id: player.id } })).toBe(false)
  expect(await play.wallet()).toEqual(WALLET)
})

test.each(WAYS)(
  '%s during a running action, or with a known key, writes nothing',
  async (...way) => {
    const [, write] = way
    const play = await beginPlay(app)
    const [first, second] = [await toldAt(play), await toldAt(play)]
    await claim(app.db, first.action, PRICE, 30_000)

    const beside = await write(second)
    await giveUp(first.action)
    const { client_key } = first.action
    const withItsKey = await write({ ...second, action: { ...second.action, client_key } })

    expect([beside, withItsKey]).toEqual([false, false])
    expect(await play.wallet()).toEqual(WALLET)
  },
)

test.each(
  WAYS.flatMap(([what, write]) => [
    [what, 'XP', write, { xp: 11, credits: 3 }] as const,
    [what, 'credits', write, { xp: 2, credits: 21 }] as const,
  ]),
)('%s for more %s than available writes nothing', async (_what, _unit, write, price) => {
  const play = await beginPlay(app)

  expect(await write(await toldAt(play), price)).toBe(false)
  expect(await play.wallet()).toEqual(WALLET)
})

test('undo during a running action does not move', async () => {
  const play = await beginPlay(app)
  const start = await headOf(play)
  const { turn_id } = await goOn(play)
  const [running, { action }] = [await toldAt(play), await toldAt(play)]
  await claim(app.db, running.action, PRICE, 30_000)

  const undone = await moveTo(app.db, action, { id: start, xpChange: 0, isCompleted: false })

  expect([undone, await headOf(play)]).toEqual([undefined, turn_id])
  await giveUp(running.action)
})
