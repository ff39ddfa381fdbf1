import assert from 'node:assert/strict'

import type { ActionAnswer, GameSession } from '@kathasagar/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'

import { rounds } from '../../../../../../scripts/checks/rounds.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  beginPlay,
  newestOf,
  pick,
  type Play,
  spendMostCredits,
  TO_BEACON,
} from '../../../test/play.ts'
import { FAULTS, pausedStoryteller } from '../../../test/scriptedModels.ts'
import { countActivities } from '../../progress/taskStatus.ts'
import { sweepActions } from './claim/failAction.ts'
import type { TextModel } from './narrate/modelPorts.ts'

const { app, models } = await setScriptedStage()

const UPSTREAM = 'Follow the bank upstream'

function telling(...narratives: string[]) {
  const asked: NarrationRequest[] = []
  const model: TextModel = {
    async *tell(request) {
      asked.push(request)
      const narrative = narratives[asked.length - 1] ?? `Telling ${asked.length}.`
      yield narrative
      if (request.ruling.kind !== 'immerse') return { narrative, setup: null, choices: [] }
      const choices = [`First ${asked.length}`, `Second ${asked.length}`]
      return { narrative: '', setup: narrative, choices }
    },
  }
  models.tellBy(model)
  return asked
}

const again = { action_type: 'tell_again' } as const
const on = { action_type: 'tell_on' } as const
const goUpstream = pick(UPSTREAM)

const choose = (play: Play, index: number, after: string) =>
  app.call('selectVariant', { ...play.on(), body: { index, after } })

test('adds a second variant by regeneration, counts the turn once, and charges the model’s price', async () => {
  const asked = telling('Reeds, and more reeds.', 'The path closes behind you.')
  const play = await beginPlay(app)
  const first = await play.acted(goUpstream)
  const before = await play.wallet()

  const second = await play.acted(again)
  const day = { timeZone: 'UTC', minutesAhead: 0, today: '2026-01-01' }
  const { turns } = await countActivities(app.db, play.player.id, day)
  const [entry] = (await app.ask('getWallet', play.on())).entries

  const spent = { credits_consumed: 1, xp_gained: 0, action_type: 'continue' }
  expect(second).toMatchObject({ ...spent, narrative: 'The path closes behind you.' })
  expect(newestOf(second)).toMatchObject({
    number: 1,
    selected_choice: UPSTREAM,
    parent_id: newestOf(first).parent_id,
    variants: { kind: 'again', index: 2, total: 2 },
  })
  expect(await play.wallet()).toEqual({ ...before, credits: before.credits - 1 })
  expect(entry).toMatchObject({
    amount: -1,
    reason: 'A turn told again, told by Tenali',
    turn: { turn_id: second.turn_id, action_type: 'continue', retold: 'tell_again' },
  })
  expect(turns).toBe(1)
  expect(asked[1]).toMatchObject({
    ruling: asked[0]?.ruling,
    state: asked[0]?.state,
    retold: { as: 'again', told: 'Reeds, and more reeds.' },
  })
})

test('extends the previous text when a turn is continued', async () => {
  const asked = telling('Reeds.', 'A heron lifts a foot.')
  const play = await beginPlay(app)
  await play.acted(goUpstream)

  const told = await play.acted(on)

  expect(told.narrative).toBe('Reeds.\n\nA heron lifts a foot.')
  expect(newestOf(told).variants).toEqual({ kind: 'on', index: 2, total: 2 })
  expect(asked[1]?.retold).toEqual({ as: 'on', told: 'Reeds.' })
})

test('generates new text for the two choices of a closer look', async () => {
  telling('Wet rope.', 'Brass bell.')
  const play = await beginPlay(app)
  const first = await play.acted({ action_type: 'immerse' })

  const second = await play.acted(again)

  expect(second).toMatchObject({ narrative: null, setup: 'Brass bell.' })
  expect(second.session_data.regenerate_modes).toEqual(['tell_again'])
  const chosen = (await choose(play, 1, second.turn_id)).answer()
  expect(chosen.session_data.choices).toEqual(first.session_data.choices)
  expect(newestOf(chosen).ai_response.setup).toBe('Wet rope.')
})

test('continues from the chosen variant, and keeps the others', async () => {
  const asked = telling('One.', 'Two.', 'Three.')
  const play = await beginPlay(app)
  const first = await play.acted(goUpstream)
  const second = await play.acted(again)
  const chosen = [await choose(play, 1, second.turn_id), await choose(play, 1, second.turn_id)]

  const next = await play.acted(pick('Climb the watchtower'))

  expect(chosen.map((one) => one.answer().turn_id)).toEqual([first.turn_id, first.turn_id])
  expect(newestOf(next).parent_id).toBe(first.turn_id)
  expect(asked[2]?.past?.map(({ told }) => told)).toEqual([expect.any(String), 'One.'])
  const undone = await play.undo()
  expect(newestOf(undone).variants).toEqual({ kind: 'first', index: 1, total: 2 })
})

test('applies a fact of a turn and its deletion to all variants', async () => {
  telling('He nods.', 'He nods again.')
  const play = await beginPlay(app)
  await play.say('My name is Meera')
  const [fact] = (await play.memory()).facts

  await play.acted(again)

  expect((await play.memory()).facts).toEqual([fact])
  await play.forget(fact?.id)
  expect((await play.memory()).facts).toEqual([])
})

test('regenerates an ending, and counts it once', async () => {
  telling()
  const play = await beginPlay(app)
  for (const choice of TO_BEACON) await play.acted(pick(choice))

  const told = await play.acted(again)

  expect(told).toMatchObject({ is_completed: true, narrative: 'Telling 4.' })
  expect(told.earned).toBeUndefined()
  const reached = app.db.selectFrom('reached_endings').select('turn_id')
  expect(await reached.where('session_id', '=', play.session.id).execute()).toHaveLength(1)
  const chosen = (await choose(play, 1, told.turn_id)).answer()
  expect(chosen.ending).not.toBeNull()
  expect((await play.look()).is_completed).toBe(true)
})

const parrot = (narrative: string): TextModel => ({
  async *tell() {
    yield narrative
    return { narrative, setup: null, choices: [] }
  },
})

async function oneTurnIn() {
  models.tellBy(parrot('Reeds.'))
  const play = await beginPlay(app)
  await play.acted(goUpstream)
  return { play, before: await purseOf(play) }
}

const purseOf = async (play: Play) => ({ session: await play.look(), wallet: await play.wallet() })

async function twiceTold() {
  const { play } = await oneTurnIn()
  models.tellBy(parrot('Rushes.'))
  const second = await play.acted(again)
  return { play, second }
}

test.each([
  ['a built-in storyteller has no variants', 'kathakar'],
  ['identical text is no new variant', 'tenali'],
])('%s, and is not charged', async (_what, selected_model) => {
  const { play, before } = await oneTurnIn()

  const told = await play.act({ ...again, selected_model })

  expect(told.refusal().code).toBe('nothing_to_retell')
  expect(await purseOf(play)).toEqual(before)
})

test('does not regenerate the opening and an image, and the session says so', async () => {
  const play = await beginPlay(app)
  expect((await play.look()).session_data.regenerate_modes).toBeUndefined()
  expect((await play.act(again)).refusal().code).toBe('nothing_to_retell')

  const shown = await play.acted({ action_type: 'show' })

  expect(shown.session_data.regenerate_modes).toBeUndefined()
  expect((await play.act(again)).refusal().code).toBe('nothing_to_retell')
})

test.each(Object.entries(FAULTS))(
  'keeps the first variant if a storyteller %s, and charges nothing',
  async (_how, model) => {
    const { play, before } = await oneTurnIn()
    models.tellBy(model)

    const told = await play.act(again)

    expect(told.status).toBeGreaterThanOrEqual(500)
    expect(await purseOf(play)).toEqual(before)
  },
)

test('names affordable connected storytellers in a refusal for missing credits', async () => {
  const { play } = await oneTurnIn()
  await spendMostCredits(app, play.player)

  const told = await play.act({ ...again, selected_model: 'vyasa' })

  expect(told.refusal()).toMatchObject({ code: 'not_enough_credits', required_credits: 8 })
  const suggested = told.refusal().suggested_alternatives ?? []
  expect(suggested.map(({ model_key }) => model_key)).toEqual(['birbal', 'tenali'])
})

test('refuses to select a variant during regeneration, and discards a late one', async () => {
  const { play } = await twiceTold()
  const before = await purseOf(play)
  const { turn_id } = newestOf(before.session)
  const { model, hasBegun, letGo } = pausedStoryteller()
  models.tellBy(model)

  const told = play.act(again)
  await hasBegun
  const refused = await choose(play, 1, turn_id)
  await sweepActions(app.ports, 'all')
  letGo()

  expect(refused.refusal().code).toBe('action_running')
  expect((await told).refusal().code).toBe('turn_interrupted')
  expect(await purseOf(play)).toEqual(before)
})

test('refuses to regenerate or select an unknown variant, or one of an earlier turn', async () => {
  const { play, second } = await twiceTold()
  expect((await choose(play, 3, second.turn_id)).refusal().code).toBe('not_found')
  await play.acted(pick('Climb the watchtower'))

  const retold = await play.act({ ...again, after: second.turn_id })
  expect(retold.refusal().code).toBe('session_moved')
  expect((await choose(play, 1, second.turn_id)).refusal().code).toBe('session_moved')
})

test('keeps the model’s verdict on free text without another call', async () => {
  let judged = 0
  models.tellBy({
    async *tell({ retold }) {
      yield* []
      return { narrative: retold ? 'Again.' : 'At first.', setup: null, choices: [] }
    },
    judge: async () => {
      judged += 1
      return { ruling: 'choice', choice: 1, sure: 1 }
    },
  })
  const play = await beginPlay(app)
  const words = 'I would rather see where the wet path under the willows goes'
  const first = await play.say(words)
  const before = judged

  const second = await play.acted(again)

  expect(second.narrative).toBe('Again.')
  expect(second.session_data.scenes).toEqual(first.session_data.scenes)
  expect(judged).toBe(before)
})

const step = fc.oneof(
  fc.record({ do: fc.constant('continue' as const), choice: fc.nat(1) }),
  fc.constant({ do: 'immerse' as const }),
  fc.constant({ do: 'undo' as const }),
  fc.constant({ do: 'tell_again' as const }),
  fc.constant({ do: 'tell_on' as const }),
  fc.record({ do: fc.constant('choose' as const), index: fc.nat(3) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function take(play: Play, { session_data }: GameSession, taken: Step) {
  switch (taken.do) {
    case 'continue': {
      const selected_choice = session_data.choices[taken.choice]
      return play.act({ action_type: 'continue', ...(selected_choice && { selected_choice }) })
    }
    case 'choose':
      return choose(play, taken.index + 1, newestOf({ session_data }).turn_id)
    default:
      return play.act({ action_type: taken.do })
  }
}

const earnedBy = ({ earned }: ActionAnswer) =>
  earned?.finished.reduce((sum, { coin_reward }) => sum + coin_reward, 0) ?? 0

const isOfWords = ({ do: what }: Step) => ['tell_again', 'tell_on', 'choose'].includes(what)

function factsOf({ credits: _spent, redo_turn_id: _redo, session_data, ...rest }: GameSession) {
  const { narrative_history, choices, ...data } = session_data
  const entries = narrative_history.map(({ number, action_type, selected_choice }) => ({
    number,
    action_type,
    selected_choice,
  }))
  return { ...rest, ...data, entries, choices: choices.length }
}

/** Checks that variants change only text, and that responses contain the charged credits. */
async function walk(play: Play, steps: readonly Step[]) {
  let before = await play.look()
  for (const taken of steps) {
    const { credits } = await play.wallet()
    const answered = await take(play, before, taken)
    const spent = answered.status === 200 ? answered.answer().credits_consumed : 0
    const earned = answered.status === 200 ? earnedBy(answered.answer()) : 0
    const after = await play.look()

    assert.equal((await play.wallet()).credits, credits - spent + earned)
    const { variants } = newestOf(after)
    assert.ok(variants === undefined || variants.index <= variants.total)
    if (isOfWords(taken)) assert.deepEqual(factsOf(after), factsOf(before))
    if (answered.status !== 200) assert.deepEqual(after, before)
    before = after
  }
}

test('changes only text by any sequence of regenerating, continuing, selecting, and undoing', async () => {
  telling()
  const walks = fc.array(step, { minLength: 8, maxLength: 14 })

  const property = fc.asyncProperty(walks, async (steps) => walk(await beginPlay(app), steps))

  await expect(fc.assert(property, { numRuns: rounds(8, 60) })).resolves.toBeUndefined()
}, 600_000)
