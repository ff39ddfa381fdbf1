import { expect, test } from 'vitest'

import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  act,
  acted,
  beginPlay,
  type GivenAction,
  lookAt,
  newestOf,
  type Play,
  spendOnVyasa,
  walletOf,
} from '../../../test/play.ts'
import { FAULTS, heldTeller } from '../../../test/scriptedModels.ts'
import type { TextModel } from './narrate/modelPorts.ts'
import { sweepActions } from './claim/failAction.ts'

const { app, models } = await setScriptedStage()

const again = { action_type: 'tell_again' } as const
const goUpstream: GivenAction = {
  action_type: 'continue',
  selected_choice: 'Follow the bank upstream',
}

/** Tells the same, whoever asks. */
const parrot: TextModel = {
  async *tell() {
    yield 'Reeds.'
    return { narrative: 'Reeds.', setup: null, choices: [] }
  },
}

/** A session one turn from its start, as a connected model told it, and what stood then. */
async function oneTurnIn() {
  models.tellBy(parrot)
  const play = await beginPlay(app)
  await acted(app, play, goUpstream)
  return { play, before: await standing(play) }
}

const standing = async (play: Play) => ({
  session: await lookAt(app, play),
  wallet: await walletOf(app, play),
})

const choose = (play: Play, after: string, index: number) =>
  app.call('chooseTelling', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
    body: { after, index },
  })

/** A session whose newest turn has two tellings. */
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

test('a storyteller that is built in has no other words, and none are paid for', async () => {
  const { play, before } = await oneTurnIn()

  const told = await act(app, play, { ...again, selected_model: 'kathakar' })

  expect(told.refusal().code).toBe('nothing_to_retell')
  expect(await standing(play)).toEqual(before)
})

test('the beginning and a picture cannot be told again, and say so before they are asked', async () => {
  const play = await beginPlay(app)
  expect((await lookAt(app, play)).session_data.may_retell).toBeUndefined()
  expect((await act(app, play, again)).refusal().code).toBe('nothing_to_retell')

  const shown = await acted(app, play, { action_type: 'show' })

  expect(shown.session_data.may_retell).toBeUndefined()
  expect((await act(app, play, again)).refusal().code).toBe('nothing_to_retell')
})

test.each(Object.entries(FAULTS))(
  'a storyteller that %s leaves the first telling, and is not paid',
  async (_how, model) => {
    const { play, before } = await oneTurnIn()
    models.tellBy(model)

    const told = await act(app, play, again)

    expect(told.status).toBeGreaterThanOrEqual(500)
    expect(await standing(play)).toEqual(before)
  },
)

test('the same words once more are no other telling, and are not paid', async () => {
  const { play, before } = await oneTurnIn()

  const told = await act(app, play, again)

  expect(told.refusal().code).toBe('nothing_to_retell')
  expect(await standing(play)).toEqual(before)
})

test('who has too few credits is named the connected storytellers that there are enough for', async () => {
  const { play } = await oneTurnIn()
  await spendOnVyasa(app, play.player)

  const told = await act(app, play, { ...again, selected_model: 'vyasa' })

  expect(told.refusal()).toMatchObject({ code: 'not_enough_credits', required_credits: 8 })
  const suggested = told.refusal().suggested_alternatives ?? []
  expect(suggested.map(({ model_key }) => model_key)).toEqual(['birbal', 'tenali'])
})

test('while a telling is generated no other is chosen, and one that arrives too late is dropped', async () => {
  const { play } = await twiceTold()
  const before = await standing(play)
  const { turn_id } = newestOf(before.session)
  const { model, hasBegun, letGo } = heldTeller()
  models.tellBy(model)

  const told = act(app, play, again)
  await hasBegun
  const refused = await choose(play, turn_id, 1)
  await sweepActions(app.ports, 'all')
  letGo()

  expect(refused.refusal().code).toBe('action_running')
  expect((await told).refusal().code).toBe('turn_interrupted')
  expect(await standing(play)).toEqual(before)
})

test('a telling that the session has left behind is neither told again nor chosen', async () => {
  const { play, second } = await twiceTold()
  await acted(app, play, { action_type: 'continue', selected_choice: 'Climb the watchtower' })

  const answers = [
    await act(app, play, { ...again, after: second.turn_id }),
    await choose(play, second.turn_id, 1),
  ]

  expect(answers.map((one) => one.refusal().code)).toEqual(['session_moved', 'session_moved'])
})

test('what a model understood of free words stays what it was, and nobody is asked for it again', async () => {
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

test('a place where there is no telling is not found', async () => {
  const { play } = await oneTurnIn()
  const { turn_id } = newestOf(await lookAt(app, play))

  expect((await choose(play, turn_id, 2)).refusal().code).toBe('not_found')
})
