import assert from 'node:assert/strict'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'

import type { ActionAnswer, ErrorCode } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { rounds } from '../../../../../../scripts/checks/rounds.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  beginPlay,
  expectConsistentLedger,
  type ReceivedAction,
  insertOrphanedAction,
  newestOf,
  type Play,
  snapshotOf,
} from '../../../test/play.ts'
import { FAULTS, pausedStoryteller } from '../../../test/scriptedModels.ts'
import { sweepActions } from './claim/failAction.ts'
import { grantCredits } from '../../ledger/index.ts'

const { app, models } = await setScriptedStage()

/** Prices in credits. They are copied from the price list, so that the test checks it. */
const CREDITS = { kathakar: 0, tenali: 1, birbal: 3, vyasa: 8, vishvakarma: 5, ajanta: 8 }
const GRANT = 80
const INITIAL_XP = 12
const ZONES = ['Pacific/Kiritimati', 'Asia/Kolkata', 'Etc/GMT+12'] as const

const model = fc.constantFrom('kathakar', 'tenali', 'birbal', 'vyasa')
const click = fc.record({
  session: fc.nat(1),
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constant('continue' as const) },
    { weight: 2, arbitrary: fc.constantFrom('immerse', 'fork', 'show') },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
    { weight: 1, arbitrary: fc.constantFrom('custom_action', 'invent') },
  ),
  model,
  painter: fc.constantFrom('vishvakarma', 'ajanta'),
  /** Index of an available choice. If null, the storyteller chooses. */
  choice: fc.option(fc.nat(3), { freq: 4 }),
})
type Click = typeof click extends fc.Arbitrary<infer One> ? One : never

const telling = click.map((one) => ({
  ...one,
  type: one.choice === 0 ? ('immerse' as const) : ('continue' as const),
}))
const happening = <Kind extends string, Given extends object>(
  weight: number,
  kind: Kind,
  given: { [Name in keyof Given]: fc.Arbitrary<Given[Name]> },
) => ({ weight, arbitrary: fc.record<Given>(given).map((fields) => ({ kind, ...fields })) })

const step = fc.oneof(
  happening(10, 'click', { click }),
  happening(1, 'fault', { click: telling }),
  happening(3, 'tabs', { click, other: click }),
  happening(3, 'again', { which: fc.nat(100), isOther: fc.boolean() }),
  happening(2, 'crash', {
    click: telling,
    how: fc.constantFrom('sweep', 'start', 'next', 'follow'),
  }),
  happening(1, 'late', { click: telling, isSwept: fc.boolean() }),
  happening(2, 'reprice', { click: telling, cost: fc.nat(4), isTold: fc.boolean() }),
  happening(1, 'grant', {}),
  happening(2, 'collect', { zones: fc.array(fc.constantFrom(...ZONES), { minLength: 2 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

type Told = Pick<ActionAnswer, 'session_data' | 'current_xp' | 'choices_made' | 'scenes_completed'>
const placeOf = (told: Told) => ({
  id: newestOf(told).turn_id,
  number: newestOf(told).number,
  xp: told.current_xp,
  scenes: told.scenes_completed,
  choices: told.session_data.choices,
  isEnding: told.session_data.ending !== null,
  standing: snapshotOf(told),
})

/** Expected state of the ledger and both sessions. Immutable. */
interface Books {
  credits: number
  costs: { continue: number; immerse: number; show: number }
  paid: readonly string[]
  ways: readonly (readonly ReturnType<typeof placeOf>[])[]
}

interface Life {
  plays: readonly Play[]
  books: Books
  isGranted: boolean
  sent: { play: Play; key: string; action: ReceivedAction; first: Answered }[]
}
type Answered = Awaited<ReturnType<Play['act']>>

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index)
  assert.ok(item !== undefined)
  return item
}
const headOf = ({ ways }: Books, { session }: Click) => at(at(ways, session), -1)

function actionOf(clicked: Click, books: Books): ReceivedAction {
  const time_zone = ZONES[clicked.session]
  const selected_model = clicked.model
  if (clicked.type === 'undo') return { action_type: 'undo', time_zone }
  if (clicked.type === 'fork') return { action_type: 'undo', to: 'fork', time_zone }
  if (clicked.type === 'show')
    return { action_type: 'show', selected_model: clicked.painter, time_zone }
  if (clicked.type === 'immerse') return { action_type: 'immerse', selected_model, time_zone }
  if (clicked.type === 'custom_action')
    return { action_type: 'custom_action', user_action: 'yawn', selected_model, time_zone }
  const { choices } = headOf(books, clicked)
  const picked = clicked.choice === null ? undefined : choices[clicked.choice % choices.length]
  const selected_choice = clicked.type === 'invent' ? 'Fly over on a carpet' : picked
  return { action_type: 'continue', selected_model, time_zone, selected_choice }
}

function priceOf({ type, model: key, painter }: Click, { xp }: { xp: number }, { costs }: Books) {
  if (type === 'undo' || type === 'fork') return { xp: 0, credits: 0 }
  if (type === 'show') return { xp: costs.show, credits: CREDITS[painter] }
  const cost = { custom_action: 1, immerse: costs.immerse }[type as string]
  return { xp: cost ?? Math.min(costs.continue, xp), credits: CREDITS[key] }
}

function turnsKept(books: Books, clicked: Click): number {
  const way = at(books.ways, clicked.session)
  if (clicked.type === 'undo') return headOf(books, clicked).isEnding ? 0 : way.length - 1
  if (!headOf(books, clicked).isEnding) return 0
  return way.slice(0, -1).findLastIndex(({ choices }) => choices.length > 1) + 1
}

/** Returns the expected refusal of a click. The order is documented. */
function refusalOf(books: Books, clicked: Click, sent: ReceivedAction): ErrorCode | null {
  const here = headOf(books, clicked)
  const price = priceOf(clicked, here, books)
  if (clicked.type === 'fork') return turnsKept(books, clicked) > 0 ? null : 'nothing_to_undo'
  if (here.isEnding) return 'session_finished'
  if (clicked.type === 'undo') return here.number === 0 ? 'nothing_to_undo' : null
  const words = 'selected_choice' in sent ? sent.selected_choice : undefined
  if (words !== undefined && !here.choices.includes(words)) return 'choice_not_offered'
  if (price.xp > here.xp) return 'not_enough_xp'
  return price.credits > books.credits ? 'not_enough_credits' : null
}

const withWay = (books: Books, session: number, way: Books['ways'][number]): Books => ({
  ...books,
  ways: books.ways.map((old, index) => (index === session ? way : old)),
})

interface Sent {
  clicked: Click
  action: ReceivedAction
  answered: Answered
  /** True if the chosen storyteller failed and the free one narrated. */
  isFaulty?: boolean
}

/** Returns the expected state after a response. Throws if the response is wrong. */
function enter(books: Books, { clicked, action, answered, isFaulty = false }: Sent): Books {
  const refusal = refusalOf(books, clicked, action)
  assert.equal(answered.status === 200 ? null : answered.refusal().code, refusal)
  if (answered.status !== 200) return books
  const answer = answered.answer()
  const here = headOf(books, clicked)
  const way = at(books.ways, clicked.session)
  if (clicked.type === 'undo' || clicked.type === 'fork') {
    const back = way.slice(0, turnsKept(books, clicked))
    assert.deepEqual(snapshotOf(answer), at(back, -1).standing)
    return withWay(books, clicked.session, back)
  }
  const price = priceOf(clicked, here, books)
  // No part of the story responds to a yawn.
  const isUnanswered = clicked.type === 'custom_action'
  const next = placeOf(answer)
  const credits = isFaulty ? 0 : price.credits
  const won = 5 * (next.scenes - here.scenes) + (next.isEnding ? 50 : 0)
  const { finished = [] } = answer.earned ?? {}
  assert.deepEqual(
    [answer.credits_consumed, answer.xp_gained, next.xp, next.number],
    [credits, won, here.xp - (isUnanswered ? 0 : price.xp) + won, here.number + 1],
  )
  assert.equal(newestOf(answer).parent_id, here.id)
  assert.equal(answer.earned !== undefined, next.isEnding)
  return withWay(
    paidFor({ ...books, credits: books.credits - credits }, finished),
    clicked.session,
    [...way, next],
  )
}

/** Adds rewards to the expected state. Throws if a task was already paid. */
function paidFor(books: Books, finished: readonly { task_id: string; coin_reward: number }[]) {
  const paid = [...books.paid, ...finished.map(({ task_id }) => task_id)]
  assert.deepEqual(paid, [...new Set(paid)], 'a task was paid twice')
  const earned = finished.reduce((sum, { coin_reward }) => sum + coin_reward, 0)
  return { ...books, credits: books.credits + earned, paid }
}

async function send(life: Life, clicked: Click): Promise<Sent> {
  const play = at(life.plays, clicked.session)
  const action = actionOf(clicked, life.books)
  const key = randomUUID()
  const answered = await play.act(action, { key })
  if (answered.status === 200) life.sent.push({ play, key, action, first: answered })
  return { clicked, action, answered }
}

async function press(life: Life, clicked: Click, isFaulty = false) {
  life.books = enter(life.books, { ...(await send(life, clicked)), isFaulty })
}

/** Sends two clicks concurrently. They must either run one after the other, or one is refused. */
async function tabs(life: Life, one: Click, other: Click) {
  const sent = await Promise.all([send(life, one), send(life, other)])
  const isOvertaken = ({ answered }: Sent) =>
    answered.status !== 200 && ['action_running', 'session_moved'].includes(answered.refusal().code)
  const done = sent.filter((it) => !isOvertaken(it))
  assert.ok(done.length === 2 || (done.length === 1 && one.session === other.session))
  const faults: unknown[] = []
  // A click may be refused while the other click reserves credits.
  const paid = done.filter(
    ({ answered }) => answered.status === 200 || answered.refusal().code !== 'not_enough_credits',
  )
  for (const order of [done, done.toReversed(), paid.length === 1 ? paid : done]) {
    try {
      life.books = order.reduce(enter, life.books)
      return
    } catch (fault) {
      faults.push(fault)
    }
  }
  throw new AggregateError(faults, 'no order of the two clicks gives these answers')
}

async function again({ sent }: Life, which: number, isOther: boolean) {
  const known = sent[which % Math.max(1, sent.length)]
  if (known === undefined) return
  const { play, key, action, first } = known
  const other: ReceivedAction = { action_type: 'custom_action', user_action: 'something else' }
  const answered = await play.act(isOther ? other : action, { key })
  if (isOther) return assert.equal(answered.refusal().code, 'key_reused')
  const { has_picture, ...later } = answered.answer()
  const { has_picture: hadPicture, ...earlier } = first.answer()
  assert.deepEqual(later, earlier)
  assert.ok(has_picture || !hadPicture, 'a picture was lost')
}

async function crash(life: Life, clicked: Click, how: string) {
  const play = at(life.plays, clicked.session)
  const { xp, isEnding } = headOf(life.books, clicked)
  if (xp < 2 || life.books.credits < 1 || isEnding) return
  const { key } = await insertOrphanedAction(play, -1)
  if (how === 'next') return press(life, clicked)
  if (how !== 'follow') await sweepActions(app.ports, how === 'start' ? 'all' : 'expired')
  const followed = await app.call('followAction', play.on({ key }))
  assert.equal(followed.refusal().code, 'turn_interrupted')
}

/** Sends a click whose narration is paused. Runs `work` before the narration continues. */
async function meanwhile(life: Life, clicked: Click, work: (isTelling: boolean) => Promise<void>) {
  const held = pausedStoryteller()
  models.tellBy(held.model, { kathakarToo: true })
  const sending = send(life, clicked)
  const isTelling = await Promise.race([sending.then(() => false), held.hasBegun.then(() => true)])
  models.reset()
  await work(isTelling)
  held.letGo()
  return sending
}

async function late(life: Life, clicked: Click, isSwept: boolean) {
  let wasGivenUp = false
  const sent = await meanwhile(life, clicked, async (isTelling) => {
    if (!isTelling) return
    wasGivenUp = true
    const running = app.db.updateTable('play_actions').where('status', '=', 'running')
    await running.set({ lease_until: new Date(0) }).execute()
    if (isSwept) await sweepActions(app.ports, 'expired')
    else await press(life, { ...clicked, type: 'immerse', model: 'kathakar' })
  })
  if (wasGivenUp) assert.equal(sent.answered.refusal().code, 'turn_interrupted')
  else life.books = enter(life.books, sent)
}

async function setCosts({ plays }: Life, cost: number): Promise<Books['costs']> {
  const costs = { continue: cost, immerse: cost, show: cost + 1 }
  const named = Object.entries(costs).map(([name, xp]) => [name, { cost: xp }])
  const game_config = JSON.stringify({ commands: Object.fromEntries(named) })
  const story = app.db.updateTable('stories').where('id', '=', at(plays, 0).storyId)
  await story.set({ game_config }).execute()
  return costs
}

/** Changes prices before or during a turn. The price at the time of the request must apply. */
async function reprice(life: Life, { click: clicked, cost, isTold }: Step & { kind: 'reprice' }) {
  let { costs } = life.books
  if (isTold) {
    const sent = await meanwhile(life, clicked, async () => {
      costs = await setCosts(life, cost)
    })
    life.books = { ...enter(life.books, sent), costs }
  } else {
    life.books = { ...life.books, costs: await setCosts(life, cost) }
  }
}

async function collect(life: Life, zones: readonly string[]) {
  const { access_token: token } = at(life.plays, 0).player
  const asked = zones.map((time_zone) => app.ask('collectRewards', { token, body: { time_zone } }))
  life.books = paidFor(
    life.books,
    (await Promise.all(asked)).flatMap(({ finished }) => finished),
  )
}

async function grant(life: Life) {
  const { id } = at(life.plays, 0).player
  await grantCredits(app.db, id, GRANT, 'verification')
  if (!life.isGranted) life.books = { ...life.books, credits: life.books.credits + GRANT }
  life.isGranted = true
}

async function take(life: Life, taken: Step): Promise<void> {
  switch (taken.kind) {
    case 'click':
      return press(life, taken.click)
    case 'fault':
      models.tellBy(FAULTS['throws before it speaks'])
      await press(life, taken.click, true)
      return models.reset()
    case 'tabs':
      return tabs(life, taken.click, taken.other)
    case 'again':
      return again(life, taken.which, taken.isOther)
    case 'crash':
      return crash(life, taken.click, taken.how)
    case 'late':
      return late(life, taken.click, taken.isSwept)
    case 'reprice':
      return reprice(life, taken)
    case 'collect':
      return collect(life, taken.zones)
    default:
      return grant(life)
  }
}

async function beginLife(): Promise<Life> {
  const first = await beginPlay(app, { initial_xp: INITIAL_XP })
  const plays = [first, await first.again()]
  const costs = { continue: 0, immerse: 2, show: 3 }
  const ways = plays.map((play) => [placeOf(play.session)])
  return { plays, books: { credits: 20, costs, paid: [], ways }, isGranted: false, sent: [] }
}

async function checkWallets({ plays, books }: Life): Promise<void> {
  for (const [session, play] of plays.entries()) {
    const { xp } = at(at(books.ways, session), -1)
    assert.deepEqual(await play.wallet(), { xp, credits: books.credits })
  }
}

async function live(taken: readonly Step[]): Promise<void> {
  const life = await beginLife()
  for (const one of taken) {
    await take(life, one)
    await checkWallets(life)
  }
  for (const [session, play] of life.plays.entries()) {
    const { standing } = at(at(life.books.ways, session), -1)
    assert.deepEqual(snapshotOf(await play.look()), standing)
  }
  await expectConsistentLedger(app.db)
}

test('gives the expected sessions, credits, and XP for any sequence of actions', async () => {
  const steps = fc.array(step, { minLength: 20, maxLength: 20, size: 'max' })
  const property = fc.asyncProperty(steps, async (taken) => {
    models.reset()
    try {
      await live(taken)
    } catch (fault) {
      // Deletes all data, so that the next run starts without it.
      await sql`truncate users, ledger_accounts, ledger_transfers cascade`.execute(app.db)
      throw fault
    }
  })

  await expect(fc.assert(property, { numRuns: rounds(12, 40) })).resolves.toBeUndefined()
}, 600_000)
