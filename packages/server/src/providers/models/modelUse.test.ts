import { beforeEach, expect, test } from 'vitest'

import { openModelBudget } from '../../modules/models/index.ts'
import { addUse, listUseToday, reportUse } from '../../modules/models/use.queries.ts'
import { openStream, sendPiece } from '../../test/chatWire.ts'
import { setModelStage } from '../../test/modelStage.ts'
import {
  beginAnthropic,
  sendAnthropic,
  replyWithUsage,
  WIRES,
  type Wire,
} from '../../test/otherWires.ts'
import { beginPlay, type ReceivedAction, say } from '../../test/play.ts'
import { TOLD } from '../../test/textFailures.ts'

const { app, bind, models, server } = await setModelStage()
beforeEach(async () => {
  await app.db.deleteFrom('model_use').execute()
  await app.db.deleteFrom('model_spending').execute()
})

const ON: ReceivedAction = { action_type: 'continue', selected_model: 'tenali' }
const WORDS = say('I yawn')
/** Prices in dollars, per million tokens and per picture. */
const PRICE = { input: 2, cached_input: 0.5, output: 10, picture: 0.04 }
/** Cost of 200 uncached and 800 cached input tokens, and 50 output tokens: 400 + 400 + 500. */
const COST = 1300

const today = () => app.clock.now().toISOString().slice(0, 10)
const listStories = async () => {
  const of = { by: 'story', since: today(), until: today(), page: 1, per_page: 25 } as const
  return (await reportUse(app.db, of)).rows
}

function connect(entry: object = { price: PRICE }, kind: Wire = 'openai-compatible') {
  const { tells, path, asked } = WIRES[kind]
  server.script(asked, tells(TOLD))
  const p = { kind, base_url: `${server.url}${path}`, api_key_env: 'TEST_API_KEY' }
  const tenali = { provider: 'p', model: 'm', ...entry }
  models.connect({ providers: { p }, models: { tenali } })
}

test.for(Object.keys(WIRES) as Wire[])('stores a turn by %s with its cost', async (kind) => {
  const play = await beginPlay(app)
  connect(undefined, kind)

  await play.acted(ON)

  expect(await app.db.selectFrom('model_use').selectAll().execute()).toMatchObject([
    { model_key: 'tenali', provider_model: 'm', story_id: play.storyId },
  ])
  const tokens = { input_tokens: 1000, cached_tokens: 800, output_tokens: 50 }
  const rest = { calls: 1, pictures: 0, cost_micros: COST, unpriced_calls: 0 }
  const use = await listUseToday(app.db, today())
  expect(use).toEqual([{ model_key: 'tenali', ...tokens, ...rest }])
})

test('counts a classification of input, and a refused and refunded turn', async () => {
  const play = await beginPlay(app)
  connect()
  server.judgeBy(replyWithUsage('{"ruling":"detour","choice":-1,"sure":0}'))
  await play.acted(WORDS)
  const classified = await listUseToday(app.db, today())
  server.script('m', replyWithUsage('You step', 'content_filter'))
  const refused = await play.act(ON)

  expect(server.judgings).toHaveLength(1)
  expect(classified).toMatchObject([{ calls: 2, cost_micros: 2 * COST }])
  expect(refused.refusal().code).toBe('content_refused')
  expect(await play.wallet()).toEqual({ xp: 9, credits: 19 })
  expect(await listUseToday(app.db, today())).toMatchObject([{ calls: 3, cost_micros: 3 * COST }])
})

test('counts failed attempts as calls, with reported tokens', async () => {
  const play = await beginPlay(app)
  connect()
  server.script('m', (exchange) => {
    if (exchange.attempt === 1) return void exchange.response.destroy()
    const text = exchange.attempt === 2 ? ' ' : TOLD
    replyWithUsage(text)(exchange)
  })

  const answer = await play.acted(ON)

  expect(answer).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
  expect(await listUseToday(app.db, today())).toMatchObject([
    { calls: 3, output_tokens: 100, cost_micros: 2 * COST },
  ])
})

test('stores a cancelled answer with the tokens that the provider has reported', async () => {
  const play = await beginPlay(app)
  connect(undefined, 'anthropic')
  server.script('m', ({ response }) => {
    beginAnthropic(response)
    sendAnthropic(response, 'You step into ')
    setImmediate(() => response.destroy())
  })

  const answer = await play.acted(ON)

  expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(await listUseToday(app.db, today())).toMatchObject([
    { calls: 1, input_tokens: 1000, cached_tokens: 800, output_tokens: 1, cost_micros: 810 },
  ])
})

test('counts an image with its price, but does not count built-in models', async () => {
  const play = await beginPlay(app)
  bind({ ajanta: { model: 'png', price: PRICE } })
  await play.acted({ action_type: 'show', selected_model: 'ajanta' })
  await play.acted({ ...ON, selected_model: 'kathakar' })

  expect(await listUseToday(app.db, today())).toMatchObject([
    { model_key: 'ajanta', calls: 1, pictures: 1, cost_micros: 40_000 },
  ])
})

test('counts moderation separately, for its story', async () => {
  const play = await beginPlay(app)
  server.script('m', replyWithUsage(TOLD))
  models.connect({
    providers: { p: server.asProvider },
    models: { tenali: { provider: 'p', model: 'm', price: PRICE } },
    moderation: { provider: 'p', model: 'moderator-well' },
  })

  await play.acted(WORDS)

  const [tenali, moderation] = (await listUseToday(app.db, today())).toReversed()
  expect(tenali).toMatchObject({ model_key: 'tenali', cost_micros: COST })
  expect(moderation).toMatchObject({ model_key: 'moderation', calls: 2, cost_micros: null })
  expect(await listStories()).toMatchObject([{ of: play.storyId, calls: 4 }])
})

test('counts a draft without a story', async () => {
  connect()
  server.script('m', replyWithUsage('No outline.'))
  const { access_token: token } = await app.register()

  await app.call('draftStory', { token, body: { language: 'en', idea: 'A ferry in a flood.' } })

  // The outline is requested again, because the first one was unreadable.
  expect(await listUseToday(app.db, today())).toMatchObject([{ calls: 2, cost_micros: 2 * COST }])
  expect(await listStories()).toEqual([])
})

test('counts concurrent calls exactly, in one row per day', async () => {
  const sums = { calls: 1, input_tokens: 7, cached_tokens: 0, output_tokens: 2, pictures: 0 }
  const keys = ['tenali', 'moderation']
  const shared = { provider_model: 'm', user_id: null, story_id: null, ...sums, cost_micros: 3 }
  const uses = keys.map((model_key) => ({ model_key, ...shared }))

  const add = (_: unknown, at: number) =>
    addUse(app.db, today(), at % 2 === 0 ? uses : uses.toReversed())
  await Promise.all(Array.from({ length: 40 }, add))

  const sum = { calls: 40, cost_micros: 120 }
  const all = keys.toSorted().map((model_key) => ({ model_key, ...sum }))
  expect(await listUseToday(app.db, today())).toMatchObject(all)
  expect(await app.db.selectFrom('model_use').selectAll().execute()).toHaveLength(2)
})

function connectWithin(daily_limit_micros: number) {
  const limits = () => ({ daily_limit_micros, daily_user_tokens: null })
  server.script('m', replyWithUsage(TOLD))
  bind({ tenali: { model: 'm', price: PRICE } }, {}, openModelBudget(app.ports, 1000, limits))
}

test('narrates with the built-in storyteller until the next day after the daily cost limit', async () => {
  const play = await beginPlay(app)
  connectWithin(2 * COST)

  const answers = [await play.acted(ON), await play.acted(ON)]
  const after = await play.acted(ON)
  const { text } = await app.ask('listModels')

  expect(answers.map(({ model_used }) => model_used)).toEqual(['tenali', 'tenali'])
  expect(after).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(text.find(({ model_key }) => model_key === 'tenali')?.is_disabled).toBe(true)
  expect(models.faults.map(String)).toContainEqual(expect.stringContaining('0.0026 dollars'))
})

test('counts the tokens of an endless answer, and cancels it', async () => {
  const play = await beginPlay(app)
  connect()
  server.script('m', ({ response }) => {
    openStream(response)
    const more = setInterval(() => sendPiece(response, 'and on '.repeat(400)), 1)
    response.on('close', () => clearInterval(more))
  })

  await play.acted(ON)

  expect(await listUseToday(app.db, today())).toMatchObject([
    { calls: 1, output_tokens: 0, cost_micros: 0 },
  ])
})
