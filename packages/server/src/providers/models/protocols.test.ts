import { LLMock } from '@copilotkit/aimock'
import { afterAll, expect, test } from 'vitest'

import { buildTestApp } from '../../test/buildTestApp.ts'
import { createConnectedModels } from '../../test/connectedModels.ts'
import { startFaultServer } from '../../test/faultServer.ts'
import { acted, beginPlay, RIVER } from '../../test/play.ts'
import { sends } from '../../test/imageFaults.ts'
import { PNG } from '../../test/tinyPictures.ts'

const models = createConnectedModels()
const mock = new LLMock({ port: 0 })

const TOLD = 'The ferryman nods, and the rope goes taut between the two of you.'
const MEANT = { ruling: 'choice', choice: 1, sure: 0.9 }
const IMMERSED = { setup: 'The bell hums.', choices: ['Step in', 'Walk on'] }

mock.on({ userMessage: /What do these words mean/ }, { content: JSON.stringify(MEANT) })
mock.on({ userMessage: /Answer with JSON alone/ }, { content: JSON.stringify(IMMERSED) })
mock.onMessage(/Ruling/, { content: TOLD })
mock.onImage(/./, { image: { b64Json: PNG.toString('base64') } })
await mock.start()
const app = await buildTestApp({ ports: models.ports })
afterAll(async () => {
  await app.close()
  await mock.stop()
})

const PROVIDERS = {
  'openai-compatible': { kind: 'openai-compatible', path: '/v1', model: 'gpt-4o-mini' },
  anthropic: { kind: 'anthropic', path: '/v1', model: 'claude-sonnet-4-5' },
  google: { kind: 'google', path: '/v1beta', model: 'gemini-2.5-flash' },
  mistral: { kind: 'mistral', path: '/v1', model: 'mistral-small-latest' },
} as const

function connect(name: keyof typeof PROVIDERS, key: string, model?: string) {
  const { kind, path, model: usual } = PROVIDERS[name]
  models.connect({
    providers: { one: { kind, base_url: `${mock.url}${path}`, api_key_env: 'TEST_API_KEY' } },
    models: { [key]: { provider: 'one', model: model ?? usual } },
  })
}

test.for(Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])(
  'what a player means is judged by a model behind the %s protocol',
  async (name) => {
    const play = await beginPlay(app)
    connect(name, 'tenali')

    const answer = await acted(app, play, {
      action_type: 'custom_action',
      user_action: 'away from this boat, wherever my feet take me',
    })

    expect(answer.choices).toContain('Climb the watchtower')
  },
)

test.for(Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])(
  'a closer look with two choices comes through the %s protocol',
  async (name) => {
    const play = await beginPlay(app)
    connect(name, 'birbal')

    const answer = await acted(app, play, { action_type: 'immerse', selected_model: 'birbal' })

    expect(answer).toMatchObject({ setup: IMMERSED.setup, model_used: 'birbal' })
    expect(answer.choices).toHaveLength(2)
  },
)

const CAST = {
  mara: { name: 'Mara', look: { kind: 'woman', cloth: 'white sari', old: true } },
  ferryman: { name: 'The ferryman', look: { kind: 'man', holds: 'stick' } },
}
/** The story of the ferry with its people in every scene. */
const peopled = {
  ...RIVER,
  cast: CAST,
  nodes: Object.fromEntries(
    Object.entries(RIVER.nodes).map(([name, node]) => [
      name,
      { ...node, people: Object.keys(CAST) },
    ]),
  ),
}

test('a picture comes through the openai-compatible protocol, by scene, cast and manner', async () => {
  const play = await beginPlay(app, { structure: peopled })
  connect('openai-compatible', 'ajanta', 'gpt-image-1')

  const answer = await acted(app, play, { action_type: 'show', selected_model: 'ajanta' })

  const prompt = JSON.stringify(mock.getLastRequest()?.body)
  expect(prompt).toMatch(/The Ferry\. .*river/)
  expect(prompt).toContain('Mara, old woman in white sari')
  expect(prompt).toContain('The ferryman waits with one hand on the rope.')
  expect(prompt).toContain('cave mural')

  expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  expect(answer.image_url).toMatch(/\.png$/)
})

const show = { action_type: 'show', selected_model: 'ajanta' } as const

test('a picture comes through the google protocol', async () => {
  const google = await startFaultServer()
  google.script('gemini-image:generateContent', ({ response }) => {
    const part = { inlineData: { mimeType: 'image/png', data: PNG.toString('base64') } }
    const candidate = { content: { role: 'model', parts: [part] }, finishReason: 'STOP' }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ candidates: [candidate] }))
  })
  const play = await beginPlay(app)
  models.connect({
    providers: { g: { kind: 'google', base_url: google.url, api_key_env: 'TEST_API_KEY' } },
    models: { ajanta: { provider: 'g', model: 'gemini-image' } },
  })

  const answer = await acted(app, play, show)
  await acted(app, play, { action_type: 'continue' })
  await acted(app, play, show)

  expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  const [first, second] = google.requests.map(({ body }) => JSON.stringify(body['contents']))
  expect(first).not.toContain('inlineData')
  expect(second).toContain('"inlineData":{"mimeType":"image/png"')
  expect(second).toContain('people, line and colours as there')
  await google.close()
})

test('a painter that can look at a picture is shown the first one that it made for the player, and no other is', async () => {
  const painted = await startFaultServer()
  for (const model of ['gpt-image-1', 'plain']) painted.script(model, sends(PNG))
  const shownTwice = async (model: string) => {
    const play = await beginPlay(app)
    models.connect({
      providers: { p: { kind: 'openai-compatible', base_url: `${painted.url}/v1` } },
      models: { ajanta: { provider: 'p', model } },
    })
    for (const given of [show, { action_type: 'continue' }, show] as const)
      await acted(app, play, given)
    return painted.requests.filter((request) => request.model === model).map(({ path }) => path)
  }

  expect(await shownTwice('gpt-image-1')).toEqual(['/v1/images/generations', '/v1/images/edits'])
  expect(await shownTwice('plain')).toEqual(['/v1/images/generations', '/v1/images/generations'])
  await painted.close()
})
