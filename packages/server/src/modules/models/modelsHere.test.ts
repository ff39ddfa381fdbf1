import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, pick, type Play } from '../../test/play.ts'

const { app, bind } = await setModelStage()

/** Binds a provider's model to these keys. All others are built in. */
const connect = (keys: readonly string[]) =>
  bind(Object.fromEntries(keys.map((key) => [key, 'well'])))

const listed = () => app.ask('listModels')
const pricesIn = async (kind: 'text' | 'image') =>
  (await listed())[kind].map(({ model_key, credit_cost }) => [model_key, credit_cost])

const WAY = [
  'Cross the river with the ferryman',
  'Ring the bell of the ferry',
  'Follow the bank upstream',
  'Climb the watchtower',
]

/** Pays 5 credits for an image in each scene, for this number of scenes. */
async function buyPictures(play: Play, scenes: number) {
  let paid = 0
  for (const selected_choice of WAY) {
    const { credits_consumed } = await play.acted({ action_type: 'show' })
    paid += credits_consumed
    if (paid < 5 * scenes) await play.acted(pick(selected_choice))
  }
  if (paid < 5 * scenes) await play.acted({ action_type: 'show' })
}

test('without a models file every storyteller is free, and every painter has its price', async () => {
  connect([])

  expect(await pricesIn('text')).toEqual(TEXT_MODEL_KEYS.map((key) => [key, 0]))
  expect(await pricesIn('image')).toEqual([
    ['vishvakarma', 5],
    ['chitrakar', 5],
    ['ajanta', 8],
    ['ravivarma', 12],
  ])
})

test('only a connected model has its price and names its provider’s model', async () => {
  connect(['birbal', 'ajanta'])

  const { text, image } = await listed()

  expect(await pricesIn('text')).toEqual([
    ['kathakar', 0],
    ['tenali', 0],
    ['birbal', 3],
    ['vyasa', 0],
  ])
  const named = [...text, ...image].filter(({ provider_model }) => provider_model !== undefined)
  expect(named).toMatchObject([
    { model_key: 'birbal', provider_model: 'well' },
    { model_key: 'ajanta', provider_model: 'well', credit_cost: 8 },
  ])
})

test('a built-in storyteller narrates without credits, and writes nothing to the ledger', async () => {
  connect([])
  const play = await beginPlay(app, { initial_xp: 100 })
  await buyPictures(play, 4)

  const answers = []
  for (const selected_model of TEXT_MODEL_KEYS) {
    answers.push(await play.acted({ action_type: 'immerse', selected_model }))
  }

  expect(answers.map(({ model_used }) => model_used)).toEqual(TEXT_MODEL_KEYS)
  for (const answer of answers) {
    expect(answer).toMatchObject({ credits_consumed: 0, credits: 0, low_credits_warning: false })
  }
  const wallet = await app.ask('getWallet', { token: play.player.access_token })
  expect(wallet.entries.map(({ amount }) => amount)).toEqual([-5, -5, -5, -5, 20])
})

test('a player with too few credits for a connected painter is offered the existing image', async () => {
  connect(['ravivarma'])
  const play = await beginPlay(app, { initial_xp: 100 })
  await buyPictures(play, 4)

  const refused = await play.act({ action_type: 'show', selected_model: 'ravivarma' })

  expect(refused.refusal()).toMatchObject({
    code: 'not_enough_credits',
    required_credits: 12,
    suggested_alternatives: [
      { model_key: 'vishvakarma', credit_cost: 0 },
      { model_key: 'chitrakar', credit_cost: 0 },
      { model_key: 'ajanta', credit_cost: 0 },
    ],
  })
})

test('a player with too few credits for a built-in painter is offered cheaper ones', async () => {
  connect([])
  const play = await beginPlay(app, { initial_xp: 100 })
  await buyPictures(play, 2)
  const selected_choice = 'Knock where a door should be'
  await play.acted(pick(selected_choice))

  const refused = await play.act({ action_type: 'show', selected_model: 'ravivarma' })

  expect(refused.refusal()).toMatchObject({
    code: 'not_enough_credits',
    available_credits: 10,
    required_credits: 12,
    suggested_alternatives: [
      { model_key: 'ajanta', credit_cost: 8 },
      { model_key: 'vishvakarma', credit_cost: 5 },
      { model_key: 'chitrakar', credit_cost: 5 },
    ],
  })
})

test('a player with too few credits for a connected storyteller is offered built-in ones', async () => {
  connect(['vyasa'])
  const play = await beginPlay(app, { initial_xp: 100 })
  await buyPictures(play, 3)

  const refused = await play.act({ action_type: 'continue', selected_model: 'vyasa' })

  expect(refused.refusal()).toMatchObject({
    code: 'not_enough_credits',
    available_credits: 5,
    required_credits: 8,
    suggested_alternatives: [
      { model_key: 'kathakar', credit_cost: 0 },
      { model_key: 'tenali', credit_cost: 0 },
      { model_key: 'birbal', credit_cost: 0 },
    ],
  })
  expect(await play.wallet()).toMatchObject({ credits: 5 })
})
