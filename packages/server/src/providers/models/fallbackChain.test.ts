import { expect, test } from 'vitest'

import { refuseWith } from '../../test/chatWire.ts'
import { IMPATIENT } from '../../test/connectedModels.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, say } from '../../test/play.ts'
import { failAtFirst, says, TOLD, UNREACHABLE } from '../../test/textFailures.ts'

const { app, models, server } = await setModelStage()

const WORDS = say('I yawn', 'vyasa')

const providers = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, server.asProvider]))

/** Connects models. Each key has its own provider unless `provider` is given. */
function connect(bound: Record<string, string>, provider?: string, limits = {}) {
  const keys = Object.keys(bound)
  const entries = keys.map((key) => [key, { provider: provider ?? key, model: bound[key] }])
  const file = { models: Object.fromEntries(entries) as object }
  models.connect({ providers: providers(provider ? [provider] : keys), ...file }, limits)
}

test('narrates with the most expensive cheaper connected model, at its own price', async () => {
  const play = await beginPlay(app)
  connect({ birbal: 'status-500', tenali: 'well', vyasa: 'well', kathakar: 'well' })

  const fallback = { code: 'storyteller_unreachable', fallback_model: 'Tenali' }
  const fallback_warning =
    'The storyteller cannot be reached right now. Tenali wrote this turn instead.'
  const turn = { narrative: TOLD, model_used: 'tenali', credits_consumed: 1, credits: 19 }
  const answer = await play.acted({ ...WORDS, selected_model: 'birbal' })
  connect({ kathakar: 'status-500' })
  const free = await play.acted({ ...WORDS, selected_model: 'kathakar' })

  expect(answer).toMatchObject({ ...turn, fallback_warning, fallback })
  expect(free).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect([free.narrative === TOLD, free.fallback_warning === null]).toEqual([false, false])
})

test('calls no other model of a provider after an outage, also in a retry of the turn', async () => {
  const play = await beginPlay(app)
  connect({ vyasa: 'status-401', tenali: 'well' }, 'p')

  const key = 'the same click'
  const first = (await play.act(WORDS, { key })).answer()
  const second = (await play.act(WORDS, { key })).answer()

  expect(first).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(first.fallback_warning).toBeTruthy()
  expect(second).toEqual(first)
  expect(server.requests).toHaveLength(1)
})

test('shows a missing model as disabled, and does not call it again', async () => {
  const play = await beginPlay(app)
  connect({ vyasa: 'gone' })
  await play.acted(WORDS)

  const list = await app.ask('listModels')
  await play.acted(WORDS)

  expect(list.text.filter(({ is_disabled }) => is_disabled)).toMatchObject([{ model_key: 'vyasa' }])
  expect(server.requests).toHaveLength(1)
})

test('pauses a provider without credit for long, and disables its models', async () => {
  const play = await beginPlay(app)
  connect({ vyasa: 'spent' })
  await play.acted(WORDS)
  models.pass(60_000)

  const answer = await play.acted(WORDS)

  expect(answer.fallback_warning).toMatch(/^The storyteller cannot be reached right now\./)
  expect(server.requests).toHaveLength(1)
  expect(models.ports.modelStates.isDisabled('vyasa')).toBe(true)
})

test('pauses a provider after five consecutive failures, tries it once, and then calls it normally', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  connect({ tenali: 'cut' })
  const told = () => play.acted({ ...WORDS, selected_model: 'tenali' })
  for (const _ of [1, 2, 3, 4, 5]) await told()
  const resting = await told()
  const asked = server.requests.length
  server.script('cut', ({ response }) => response.writeHead(500).end())
  models.pass(30_001)
  await told()
  const tried = server.requests.length
  server.script('cut', says(TOLD))
  models.pass(30_001)

  const answer = await told()

  expect([asked, tried]).toEqual([5, 6])
  expect(resting).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali' })
})

test('closes every connection to a provider, even after failures', async () => {
  const play = await beginPlay(app)
  connect({ vyasa: 'stalls', tenali: 'silent' }, undefined, { text: IMPATIENT })

  await play.acted(WORDS)

  await expect.poll(() => server.openAnswers()).toBe(0)
})

test('serves readers normally while every provider hangs', async () => {
  const play = await beginPlay(app)
  connect({ vyasa: 'silent' })
  const pending = play.act(WORDS)
  await expect.poll(() => server.requests.length).toBe(1)

  const lists = await Promise.all([app.call('listStories'), app.call('listModels')])

  expect(lists.map(({ status }) => status)).toEqual([200, 200])
  server.script('silent', says(TOLD))
  server.hangUp()
  await pending
})

const judgedBy = (moderation: string, model = 'well') =>
  models.connect({
    providers: providers(['p', 'judge']),
    models: { vyasa: { provider: 'p', model } },
    moderation: { provider: 'judge', model: moderation },
  })
const timesAsked = (path: string) =>
  server.requests.filter((request) => request.path.includes(path)).length

test('repeats a flagged narration once with more caution, and then refuses it', async () => {
  const play = await beginPlay(app)
  server.script('flagged', says('A FLAGGED telling.'))
  server.script('careless', failAtFirst(says('A FLAGGED telling.')))
  judgedBy('moderator-well', 'flagged')
  const refused = await play.act(WORDS)
  const asked = timesAsked('chat')
  const wallet = await play.wallet()
  judgedBy('moderator-well', 'careless')
  const passed = await play.acted(WORDS)

  const detail = 'That cannot be told in this story. Try a different action.'
  expect(refused.refusal()).toMatchObject({ code: 'content_refused', detail })
  expect(asked).toBe(2)
  expect(wallet).toEqual({ xp: 10, credits: 20 })
  expect(passed).toMatchObject({ narrative: TOLD, model_used: 'vyasa' })
})

test('buys no narration while a failing moderator is paused', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  judgedBy('moderator-down')
  const first = await play.acted(WORDS)
  await play.acted(WORDS)
  const bought = timesAsked('chat')

  const answer = await play.acted(WORDS)

  const free = { model_used: 'kathakar', credits_consumed: 0, fallback_warning: UNREACHABLE }
  for (const told of [first, answer]) {
    expect(told).toMatchObject(free)
    expect(told.narrative).not.toBe(TOLD)
  }
  expect(timesAsked('chat')).toBe(bought)
  expect(models.ports.modelStates.isDisabled('vyasa')).toBe(true)
})

test('pauses a moderator that refuses our key for long', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  server.script('locked', ({ response }) => refuseWith(response, 401, 'no'))
  judgedBy('locked')
  await play.acted(WORDS)
  models.pass(599_000)
  await play.acted(WORDS)
  const meanwhile = timesAsked('moderations')

  models.pass(1001)
  await play.acted(WORDS)

  expect(meanwhile).toBe(1)
  expect(timesAsked('moderations')).toBe(2)
  expect(timesAsked('chat')).toBe(0)
})
