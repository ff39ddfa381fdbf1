import assert from 'node:assert/strict'

import { sweepActions } from '../../services/sessions/turn/sweepActions.ts'
import { act, leaveOrphan, type GivenAction } from '../play.ts'
import { FAULTS, heldTeller } from '../scriptedModels.ts'
import { earnedBy, enter, headOf, type ExpectedLedger } from './expectedLedger.ts'
import { ask, enterInto, heardOf, playOf, send, type Answered, type Life } from './life.ts'
import type { Click, Step, TextClick } from './steps.ts'

const GRANT = 80

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

async function click(life: Life, wanted: Click) {
  const asked = ask(life, wanted)
  enterInto(life, asked, heardOf(await send(life, asked)))
}

async function fault(life: Life, wanted: TextClick) {
  const broken = FAULTS['can not be reached']
  if (broken) life.models.tellBy(broken)
  const asked = { ...ask(life, wanted), isFaulty: true }
  const heard = heardOf(await send(life, asked))
  life.models.reset()
  enterInto(life, asked, heard)
}

/** Refused for what was done beside it. */
const OVERTAKEN = ['action_running', 'session_moved']

/** Two clicks at once end as if one had come after the other, or one is overtaken. */
async function tabs(life: Life, [left, right]: [Click, Click]) {
  const asked = [ask(life, left, right), ask(life, right, left)]
  const answered = await Promise.all(asked.map((one) => send(life, one)))
  const heards = answered.map(heardOf)
  const clicks = asked.flatMap((one, index) => {
    const [heard, beside] = [heards[index], heards[1 - index]]
    const earnedElsewhere = beside && 'answer' in beside ? earnedBy(beside.answer) : 0
    return heard ? [{ one: { ...one, earnedElsewhere }, heard }] : []
  })
  const done = clicks.filter(({ heard }) => !('code' in heard && OVERTAKEN.includes(heard.code)))
  assert.ok(done.length > 0, 'both were overtaken')
  if (done.length < 2) assert.equal(left.session, right.session, 'sessions do not wait')

  const ends = [done, done.toReversed()].map((order) =>
    order.reduce<ExpectedLedger | string>(
      (expected, { one, heard }) =>
        typeof expected === 'string' ? expected : enter(expected, one, heard),
      life.expected,
    ),
  )
  const [end] = ends.filter((expected) => typeof expected !== 'string')
  const faults = ends.filter((expected) => typeof expected === 'string')
  if (end === undefined) assert.fail(`two tabs: ${faults.join(' / ')}`)
  life.expected = end
}

/** Both answers but for a picture that their scene may have got between them; none is ever lost. */
function withoutPicture(again: Answered, first: Answered) {
  const [{ has_picture, ...later }, { has_picture: hadPicture, ...earlier }] = [
    again.answer(),
    first.answer(),
  ]
  assert.ok(has_picture || !hadPicture, 'a picture was lost')
  return [later, earlier] as const
}

async function again({ app, sent }: Life, { which, isOther }: StepOf<'again'>) {
  const known = sent[which % Math.max(1, sent.length)]
  if (known === undefined) return
  const { play, key, action, first } = known
  const other: GivenAction = { action_type: 'custom_action', user_action: 'something else' }
  const answered = await act(app, play, isOther ? other : action, { key })
  if (isOther) assert.equal(answered.refusal().code, 'key_reused')
  else if (first.status === 200) assert.deepEqual(...withoutPicture(answered, first))
  else assert.equal(answered.refusal().code, first.refusal().code)
}

async function crash(life: Life, { session, how }: StepOf<'crash'>) {
  const { app, expected } = life
  const play = playOf(life, session)
  const { xp, choices } = headOf(expected, session)
  // The orphan holds 2 XP and a credit, in a session that is not over.
  if (xp < 2 || expected.credits < 1 || choices.length === 0) return
  const orphan = await leaveOrphan(app, play, how === 'alive' ? 30_000 : -1)
  const next: Click = { do: 'continue', session, model: 'kathakar', choice: 0 }
  if (how === 'click') return click(life, next)
  if (how === 'alive') {
    await sweepActions(app.ports, 'expired')
    assert.deepEqual(heardOf(await send(life, ask(life, next))), { code: 'action_running' })
  }
  if (how === 'sweep') await sweepActions(app.ports, 'expired')
  if (how === 'start' || how === 'alive') await sweepActions(app.ports, 'all')
  const followed = await app.call('followAction', {
    token: play.player.access_token,
    params: { session_id: play.session.id, key: orphan.key },
  })
  assert.equal(followed.refusal().code, 'turn_interrupted')
}

/** Sends a click whose telling waits; without a telling to wait for, the click was refused. */
async function hold(life: Life, wanted: TextClick) {
  const held = heldTeller()
  const asked = ask(life, wanted)
  life.models.tellBy(held.model, { kathakarToo: true })
  const answer = send(life, asked)
  const isTelling = await Promise.race([answer.then(() => false), held.hasBegun.then(() => true)])
  life.models.reset()
  return { asked, answer, isTelling, letGo: held.letGo }
}

async function late(life: Life, { click: wanted, how }: StepOf<'late'>) {
  const { asked, answer, isTelling, letGo } = await hold(life, wanted)
  if (!isTelling) return enterInto(life, asked, heardOf(await answer))
  await life.app.db
    .updateTable('play_actions')
    .set({ lease_until: new Date(0) })
    .where('status', '=', 'running')
    .execute()
  if (how === 'sweep') await sweepActions(life.app.ports, 'expired')
  else await click(life, { do: 'immerse', session: wanted.session, model: 'kathakar' })
  letGo()
  assert.deepEqual(heardOf(await answer), { code: 'turn_interrupted' })
}

async function reprice(life: Life, cost: number): Promise<ExpectedLedger['costs']> {
  const costs = { continue: cost, immerse: cost, show: cost + 1 }
  const commands = Object.fromEntries(
    Object.entries(costs).map(([name, xp]) => [name, { cost: xp }]),
  )
  await life.app.db
    .updateTable('stories')
    .set({ game_config: JSON.stringify({ commands }) })
    .where('id', '=', playOf(life, 0).storyId)
    .execute()
  return costs
}

async function repriceWhileTold(life: Life, { click: wanted, cost }: StepOf<'reprice while told'>) {
  const { asked, answer, letGo } = await hold(life, wanted)
  const costs = await reprice(life, cost)
  letGo()
  enterInto(life, asked, heardOf(await answer))
  life.expected = { ...life.expected, costs }
}

async function grant(life: Life) {
  const { id } = playOf(life, 0).player
  await life.app.ports.store.repositories.ledger.grantCredits(id, GRANT, 'verification')
  if (!life.isGranted) life.expected = { ...life.expected, credits: life.expected.credits + GRANT }
  life.isGranted = true
}

/** What of several payments may have been made when a click was answered. */
const sumsOf = (coins: readonly number[]) =>
  coins.reduce((sums, more) => [...sums, ...sums.map((sum) => sum + more)], [0])

/** Every client is answered, and all of them with the click get each task once. */
async function collect(life: Life, { click: wanted, zones }: StepOf<'collect'>) {
  const asked = ask(life, wanted)
  const { access_token: token } = playOf(life, 0).player
  const clients = zones.map((time_zone) =>
    life.app.call('collectRewards', { token, body: { time_zone } }),
  )
  const [answered, ...collected] = await Promise.all([send(life, asked), ...clients])
  const finished = collected.map((one) => one.answer().finished)
  const coins = finished.map((all) => all.reduce((sum, { coin_reward }) => sum + coin_reward, 0))
  const total = coins.reduce((sum, more) => sum + more, 0)

  const ends = sumsOf(coins).map((before) => {
    const expected = { ...life.expected, credits: life.expected.credits + before }
    return enter(expected, { ...asked, heldElsewhere: before - total }, heardOf(answered))
  })
  const found = ends.findIndex((expected) => typeof expected !== 'string')
  const end = ends[found]
  if (end === undefined || typeof end === 'string')
    assert.fail(`collect: ${ends.map(String).join(' / ')}`)
  const paid = [...end.paid, ...finished.flat().map(({ task_id }) => task_id)]
  assert.deepEqual(paid, [...new Set(paid)], 'a task was paid twice')
  const later = total - (sumsOf(coins)[found] ?? 0)
  life.expected = { ...end, credits: end.credits + later, paid }
}

/** Takes one step on the real server and writes it into the ledger. */
export async function liveThrough(life: Life, step: Step): Promise<void> {
  if (step.kind === 'click') await click(life, step.click)
  else if (step.kind === 'fault') await fault(life, step.click)
  else if (step.kind === 'tabs') await tabs(life, step.clicks)
  else if (step.kind === 'again') await again(life, step)
  else if (step.kind === 'crash') await crash(life, step)
  else if (step.kind === 'late') await late(life, step)
  else if (step.kind === 'reprice while told') await repriceWhileTold(life, step)
  else if (step.kind === 'grant') await grant(life)
  else if (step.kind === 'collect') await collect(life, step)
  else life.expected = { ...life.expected, costs: await reprice(life, step.cost) }
}
