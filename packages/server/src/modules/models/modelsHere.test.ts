import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import { makeGuest } from '../../test/guests.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, pick, type Play } from '../../test/play.ts'

const { app, bind, server } = await setModelStage()

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

async function buyPictures(play: Play, scenes: number) {
  let paid = 0
  for (const selected_choice of WAY) {
    const { credits_consumed } = await play.acted({ action_type: 'show' })
    paid += credits_consumed
    if (paid < 5 * scenes) await play.acted(pick(selected_choice))
  }
  if (paid < 5 * scenes) await play.acted({ action_type: 'show' })
}

test('without a models file, every storyteller is free and every painter has its price', async () => {
  connect([])

  expect(await pricesIn('text')).toEqual(TEXT_MODEL_KEYS.map((key) => [key, 0]))
  expect(await pricesIn('image')).toEqual([
    ['vishvakarma', 5],
    ['chitrakar', 5],
    ['ajanta', 8],
    ['ravivarma', 12],
  ])
})

test('only a connected model has its price and the name of its provider’s model', async () => {
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

test('the built-in storyteller narrates without credits and without ledger entries', async () => {
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

const offer = (cost: number, ...keys: string[]) =>
  keys.map((model_key) => ({ model_key, credit_cost: cost }))

test.each<[what: string, connected: string, scenes: number, required: number, offers: object[]]>([
  [
    'a connected painter is offered the existing image',
    'ravivarma',
    4,
    12,
    offer(0, 'vishvakarma', 'chitrakar', 'ajanta'),
  ],
  [
    'a connected storyteller is offered built-in ones',
    'vyasa',
    3,
    8,
    offer(0, 'kathakar', 'tenali', 'birbal'),
  ],
])('a player who is too poor for %s', async (_what, selected_model, scenes, cost, offers) => {
  connect([selected_model])
  const play = await beginPlay(app, { initial_xp: 100 })
  await buyPictures(play, scenes)
  const action_type = selected_model === 'vyasa' ? 'continue' : 'show'

  const refused = await play.act({ action_type, selected_model })

  const available_credits = 20 - 5 * scenes
  expect(refused.refusal()).toMatchObject({
    code: 'not_enough_credits',
    available_credits,
    required_credits: cost,
    suggested_alternatives: offers,
  })
  expect(await play.wallet()).toMatchObject({ credits: available_credits })
})

test('a player with too few credits for a built-in painter is offered cheaper ones', async () => {
  connect([])
  const play = await beginPlay(app, { initial_xp: 100 })
  await buyPictures(play, 2)
  await play.acted(pick('Knock where a door should be'))

  const refused = await play.act({ action_type: 'show', selected_model: 'ravivarma' })

  expect(refused.refusal()).toMatchObject({
    code: 'not_enough_credits',
    available_credits: 10,
    required_credits: 12,
    suggested_alternatives: [...offer(8, 'ajanta'), ...offer(5, 'vishvakarma', 'chitrakar')],
  })
})

test('a guest gets the free built-in storyteller, and needs an account for a provider’s storyteller', async () => {
  connect(['kathakar', 'tenali'])
  const play = await beginPlay(app, {}, await makeGuest(app))
  const told = await play.acted({ action_type: 'continue', selected_model: 'kathakar' })
  const refused = await play.act({ action_type: 'continue', selected_model: 'tenali' })

  expect(told).toMatchObject({ credits_consumed: 0, fallback: null })
  expect(refused.refusal()).toMatchObject({ code: 'account_required' })
  expect(server.requests).toEqual([])
})
