import { expect, test } from 'vitest'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'

import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  act,
  acted,
  beginPlay,
  lookAt,
  newestOf,
  type Play,
  spendOnVyasa,
  walletOf,
} from '../../../test/play.ts'
import { FAULTS, heldTeller } from '../../../test/scriptedModels.ts'
import { countActivities } from '../../progress/progress.queries.ts'
import { sweepActions } from './claim/failAction.ts'
import type { TextModel } from './narrate/modelPorts.ts'

const { app, models } = await setScriptedStage()

const UPSTREAM = 'Follow the bank upstream'
const WATCHTOWER = 'Climb the watchtower'

/** Returns these narrations in order and records the requests. */
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
const goUpstream = { action_type: 'continue', selected_choice: UPSTREAM } as const

const choose = (play: Play, index: number, after: string) =>
  app.call('selectVariant', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
    body: { index, after },
  })

/** Returns the data of a session without the text of its newest variant. */
async function standing(play: Play) {
  const { credits: _spent, session_data, ...rest } = await lookAt(app, play)
  const { narrative_history, ...data } = session_data
  const memory = await app.call('getMemory', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
  })
  return { ...rest, data, memory: memory.answer(), numbers: narrative_history.map((e) => e.number) }
}

test('a regenerated turn has a second variant, for the price of the model only', async () => {
  const asked = telling('Reeds, and more reeds.', 'The path closes behind you.')
  const play = await beginPlay(app)
  const first = await acted(app, play, goUpstream)
  const [before, stood] = [await walletOf(app, play), await standing(play)]

  const second = await acted(app, play, again)

  expect(second).toMatchObject({
    narrative: 'The path closes behind you.',
    credits_consumed: 1,
    xp_gained: 0,
    action_type: 'continue',
  })
  expect(newestOf(second)).toMatchObject({
    number: 1,
    selected_choice: UPSTREAM,
    parent_id: newestOf(first).parent_id,
    variants: { kind: 'again', index: 2, total: 2 },
  })
  expect(await standing(play)).toEqual(stood)
  expect(await walletOf(app, play)).toEqual({ ...before, credits: before.credits - 1 })
  expect(asked[1]).toMatchObject({
    ruling: asked[0]?.ruling,
    state: asked[0]?.state,
    retold: { as: 'again', told: 'Reeds, and more reeds.' },
  })
})

test('a continued turn includes the previous text and extends it', async () => {
  const asked = telling('Reeds.', 'A heron lifts a foot.')
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  const stood = await standing(play)

  const told = await acted(app, play, on)

  expect(told.narrative).toBe('Reeds.\n\nA heron lifts a foot.')
  expect(newestOf(told).variants).toEqual({ kind: 'on', index: 2, total: 2 })
  expect(asked[1]?.retold).toEqual({ as: 'on', told: 'Reeds.' })
  expect(await standing(play)).toEqual(stood)
})

test('a regenerated closer look has its own text of the two choices', async () => {
  telling('Wet rope.', 'Brass bell.')
  const play = await beginPlay(app)
  const first = await acted(app, play, { action_type: 'immerse' })

  const second = await acted(app, play, again)

  expect(second).toMatchObject({ narrative: null, setup: 'Brass bell.' })
  expect(second.session_data.regenerate_modes).toEqual(['tell_again'])
  const chosen = (await choose(play, 1, second.turn_id)).answer()
  expect(chosen.session_data.choices).toEqual(first.session_data.choices)
  expect(newestOf(chosen).ai_response.setup).toBe('Wet rope.')
})

test('the next turn follows the chosen variant, and the others remain', async () => {
  const asked = telling('One.', 'Two.', 'Three.')
  const play = await beginPlay(app)
  const first = await acted(app, play, goUpstream)
  const second = await acted(app, play, again)
  await choose(play, 1, second.turn_id)

  const next = await acted(app, play, { action_type: 'continue', selected_choice: WATCHTOWER })

  expect(newestOf(next).parent_id).toBe(first.turn_id)
  expect(asked[2]?.past?.map(({ told }) => told)).toEqual([expect.any(String), 'One.'])
  const undone = await acted(app, play, { action_type: 'undo' })
  expect(newestOf(undone).variants).toEqual({ kind: 'first', index: 1, total: 2 })
})

test('choosing the same variant twice changes it once', async () => {
  telling('Reeds.', 'Rushes.')
  const play = await beginPlay(app)
  const first = await acted(app, play, goUpstream)
  const { turn_id } = await acted(app, play, again)

  const chosen = [await choose(play, 1, turn_id), await choose(play, 1, turn_id)]

  expect(chosen.map((one) => one.answer().turn_id)).toEqual([first.turn_id, first.turn_id])
})

test('a fact of a turn, and its deletion, apply to all variants', async () => {
  telling('He nods.', 'He nods again.')
  const play = await beginPlay(app)
  await acted(app, play, { action_type: 'custom_action', user_action: 'My name is Meera' })
  const at = { token: play.player.access_token, params: { session_id: play.session.id } }
  const [fact] = (await app.ask('getMemory', at)).facts
  const line = { ...at, params: { ...at.params, line_id: fact?.id ?? '' } }

  await acted(app, play, again)

  const { facts } = await app.ask('getMemory', at)
  expect(facts).toEqual([fact])
  await app.call('deleteFact', line)
  expect((await app.ask('getMemory', at)).facts).toEqual([])
})

test('an ending can be regenerated, and counts once', async () => {
  telling()
  const play = await beginPlay(app)
  for (const choice of [UPSTREAM, WATCHTOWER, 'Light the beacon']) {
    await acted(app, play, { action_type: 'continue', selected_choice: choice })
  }
  const stood = await standing(play)

  const told = await acted(app, play, again)

  expect(told).toMatchObject({ is_completed: true, narrative: 'Telling 4.' })
  expect(told.earned).toBeUndefined()
  expect(await standing(play)).toEqual(stood)
  const reached = await app.db
    .selectFrom('reached_endings')
    .select('turn_id')
    .where('session_id', '=', play.session.id)
    .execute()
  expect(reached).toHaveLength(1)
  const chosen = (await choose(play, 1, told.turn_id)).answer()
  expect(chosen.ending).not.toBeNull()
  expect((await lookAt(app, play)).is_completed).toBe(true)
})

test('variants do not count as turns', async () => {
  telling()
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  await acted(app, play, again)
  await acted(app, play, on)

  const { turns } = await countActivities(app.db, play.player.id, {
    timeZone: 'UTC',
    minutesAhead: 0,
    today: '2026-01-01',
  })

  expect(turns).toBe(1)
})

test('the wallet shows the price of a variant', async () => {
  telling()
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  const told = await acted(app, play, again)

  const token = play.player.access_token
  const [entry] = (await app.ask('getWallet', { token, query: {} })).entries

  expect(entry).toMatchObject({
    amount: -1,
    reason: 'A turn told again, told by Tenali',
    turn: { turn_id: told.turn_id, action_type: 'continue', retold: 'tell_again' },
  })
})

const parrot: TextModel = {
  async *tell() {
    yield 'Reeds.'
    return { narrative: 'Reeds.', setup: null, choices: [] }
  },
}

/** A session one turn from its start, narrated by a connected model, with its state. */
async function oneTurnIn() {
  models.tellBy(parrot)
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  return { play, before: await purseOf(play) }
}

const purseOf = async (play: Play) => ({
  session: await lookAt(app, play),
  wallet: await walletOf(app, play),
})

/** A session whose newest turn has two variants. */
async function twiceTold() {
  const { play } = await oneTurnIn()
  models.tellBy({
    async *tell() {
      yield* []
      return { narrative: 'Rushes.', setup: null, choices: [] }
    },
  })
  const second = await acted(app, play, again)
  return { play, second }
}

test('a built-in storyteller has no variants, and charges nothing', async () => {
  const { play, before } = await oneTurnIn()

  const told = await act(app, play, { ...again, selected_model: 'kathakar' })

  expect(told.refusal().code).toBe('nothing_to_retell')
  expect(await purseOf(play)).toEqual(before)
})

test('the opening and an image cannot be regenerated, and the session says so', async () => {
  const play = await beginPlay(app)
  expect((await lookAt(app, play)).session_data.regenerate_modes).toBeUndefined()
  expect((await act(app, play, again)).refusal().code).toBe('nothing_to_retell')

  const shown = await acted(app, play, { action_type: 'show' })

  expect(shown.session_data.regenerate_modes).toBeUndefined()
  expect((await act(app, play, again)).refusal().code).toBe('nothing_to_retell')
})

test.each(Object.entries(FAULTS))(
  'a storyteller that %s leaves the first variant, and is not paid',
  async (_how, model) => {
    const { play, before } = await oneTurnIn()
    models.tellBy(model)

    const told = await act(app, play, again)

    expect(told.status).toBeGreaterThanOrEqual(500)
    expect(await purseOf(play)).toEqual(before)
  },
)

test('identical text is no new variant, and is not paid', async () => {
  const { play, before } = await oneTurnIn()

  const told = await act(app, play, again)

  expect(told.refusal().code).toBe('nothing_to_retell')
  expect(await purseOf(play)).toEqual(before)
})

test('a refusal for missing credits names affordable connected storytellers', async () => {
  const { play } = await oneTurnIn()
  await spendOnVyasa(app, play.player)

  const told = await act(app, play, { ...again, selected_model: 'vyasa' })

  expect(told.refusal()).toMatchObject({ code: 'not_enough_credits', required_credits: 8 })
  const suggested = told.refusal().suggested_alternatives ?? []
  expect(suggested.map(({ model_key }) => model_key)).toEqual(['birbal', 'tenali'])
})

test('no variant can be chosen during a regeneration, and a late one is discarded', async () => {
  const { play } = await twiceTold()
  const before = await purseOf(play)
  const { turn_id } = newestOf(before.session)
  const { model, hasBegun, letGo } = heldTeller()
  models.tellBy(model)

  const told = act(app, play, again)
  await hasBegun
  const refused = await choose(play, 1, turn_id)
  await sweepActions(app.ports, 'all')
  letGo()

  expect(refused.refusal().code).toBe('action_running')
  expect((await told).refusal().code).toBe('turn_interrupted')
  expect(await purseOf(play)).toEqual(before)
})

test('a variant of an earlier turn can neither be regenerated nor chosen', async () => {
  const { play, second } = await twiceTold()
  await acted(app, play, { action_type: 'continue', selected_choice: 'Climb the watchtower' })

  const answers = [
    await act(app, play, { ...again, after: second.turn_id }),
    await choose(play, 1, second.turn_id),
  ]

  expect(answers.map((one) => one.refusal().code)).toEqual(['session_moved', 'session_moved'])
})

test('the model’s verdict on free text stays, without another call', async () => {
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
  const first = await acted(app, play, { action_type: 'custom_action', user_action: words })
  const before = judged

  const second = await acted(app, play, again)

  expect(second.narrative).toBe('Again.')
  expect(second.session_data.scenes).toEqual(first.session_data.scenes)
  expect(judged).toBe(before)
})

test('an unknown variant is not found', async () => {
  const { play } = await oneTurnIn()
  const { turn_id } = newestOf(await lookAt(app, play))

  expect((await choose(play, 2, turn_id)).refusal().code).toBe('not_found')
})
