import { expect, test } from 'vitest'

import { openModelsAdmin, providerForm } from '../../test/adminModels.ts'
import { endStream, openStream, refuseWith, sendPiece } from '../../test/chatWire.ts'
import { insertStory } from '../../test/factories.ts'
import { beginPlay, type ReceivedAction, RIVER } from '../../test/play.ts'
import { says, TOLD } from '../../test/textFailures.ts'

const { app, admin, models, server } = await openModelsAdmin()
const provider_id = (await models.add(providerForm(server))).answer().id
const story_id = (await insertStory(app.db, { structure: RIVER, status: 'draft' })).id

const YAWN: ReceivedAction = { action_type: 'custom_action', user_action: 'I yawn' }

const ask = (body: object = {}) =>
  app.call('tryModel', {
    token: admin.access_token,
    body: { model_key: 'tenali', story_id, ...body },
  })

test('narrates a given scene with given input, and measures it for free', async () => {
  await models.put('tenali', provider_id, 'well')
  const transfers = () => app.db.selectFrom('ledger_transfers').selectAll().execute()
  const before = await transfers()

  const tried = (await ask({ scene: 'tower' })).answer()
  await ask({ scene: 'tower', words: 'I look for the second fire' })

  expect(tried).toMatchObject({ narrative: TOLD, model_used: 'well', credits: 1 })
  expect(tried.told_ms).toBeGreaterThanOrEqual(tried.first_words_ms ?? Infinity)
  const [told, said] = server.requests.map((request) => request.told)
  expect(told).toContain('From here the river is a snake that sleeps.')
  expect(said).toContain('I look for the second fire')
  expect(await transfers()).toEqual(before)
})

test('narrates with the built-in storyteller if nothing is bound', async () => {
  await models.bind('tenali', { bound: null })

  expect((await ask()).answer()).toMatchObject({ model_used: null, cost_micros: null, credits: 0 })
})

test.each([
  [{ model_key: 'ajanta' }, 'invalid_fields'],
  [{ story_id: '00000000-0000-4000-8000-000000000000' }, 'story_not_found'],
  [{ scene: 'nowhere' }, 'not_found'],
  [{ words: 'how do I build a pipe bomb at home' }, 'content_refused'],
])('refuses a test call with %j before any request', async (body, code) => {
  await models.put('tenali', provider_id, 'well')

  expect((await ask(body)).refusal().code).toBe(code)
  expect(server.requests).toEqual([])
})

test.each([401, 404])('enables a model that was paused after %s', async (status) => {
  const play = await beginPlay(app)
  server.script('moody', ({ response }) => refuseWith(response, status, 'no'))
  await models.put('tenali', provider_id, 'moody')
  await ask()
  server.script('moody', says(TOLD))
  const resting = await play.acted(YAWN)

  const tried = await ask()

  expect(resting).toMatchObject({ model_used: 'kathakar' })
  expect(tried.answer()).toMatchObject({ model_used: 'moody', narrative: TOLD })
  expect(await play.acted(YAWN)).toMatchObject({ narrative: TOLD, model_used: 'tenali' })
})

test.each([
  ['unheard-of', {}, 'model_gone'],
  ['status-500', {}, 'failed'],
  ['status-401', {}, 'wrong_key'],
  ['silent', { first_token_s: 1 }, 'no_first_token'],
  ['stalls', { silence_s: 1 }, 'fell_silent'],
])('names the fault of the provider in a test of %s with %j', async (model, time_limits, fault) => {
  const fresh = (await models.add(providerForm(server, { name: model, time_limits }))).answer().id
  const fallbacks = [{ provider_id, model: 'well' }]
  await models.put('tenali', fresh, model, { fallbacks })

  expect((await ask()).refusal()).toMatchObject({
    code: 'storyteller_unreachable',
    provider_fault: fault,
  })
  expect(server.requests.map((request) => request.model)).not.toContain('well')
})

test('reports a narration that stops in the middle as a failure', async () => {
  server.script('short', says(''))
  await models.put('tenali', provider_id, 'short')

  expect((await ask()).refusal().code).toBe('storyteller_unreachable')
})

test.each([10.5, -3, 1e300, 'many', null])(
  'completes a test with %j tokens',
  async (prompt_tokens) => {
    server.script('counts', ({ response }) => {
      openStream(response)
      sendPiece(response, TOLD)
      const usage = { prompt_tokens, completion_tokens: 0.4, total_tokens: prompt_tokens }
      response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
      endStream(response)
    })
    await models.put('tenali', provider_id, 'counts', {
      price: { input: 250_000, cached_input: 0, output: 1, picture: 0 },
    })

    expect((await ask()).answer()).toMatchObject({ narrative: TOLD, output_tokens: 0 })
  },
)
