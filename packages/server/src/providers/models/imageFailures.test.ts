import { expect, test } from 'vitest'

import { IMPATIENT } from '../../test/connectedModels.ts'
import { FAILING_PAINTERS, sends } from '../../test/imageFailures.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, RIVER } from '../../test/play.ts'
import { PNG } from '../../test/tinyPictures.ts'

const { app, bind, models, server } = await setModelStage()

const show = { action_type: 'show', selected_model: 'ajanta' } as const

const seenOf = async () => {
  const play = await beginPlay(app)
  const { image_url, model_used, credits_consumed, fallback_warning, fallback_description } =
    await play.acted(show)
  return {
    image_url,
    model_used,
    credits_consumed,
    fallback_warning,
    isTold: Boolean(fallback_description),
    wallet: await play.wallet(),
  }
}

const TOLD_IN_WORDS = {
  image_url: null,
  model_used: null,
  credits_consumed: 0,
  fallback_warning: 'The image could not be drawn. You were not charged.',
  isTold: true,
  wallet: { xp: 10, credits: 20 },
}

test.for(Object.keys(FAILING_PAINTERS))('replaces a failed image with text: %s', async (model) => {
  const isSilent = model === 'silent' || model === 'stalls'
  bind({ ajanta: model }, isSilent ? { image: IMPATIENT } : {})

  expect(await seenOf()).toEqual(TOLD_IN_WORDS)
  // The image URL in our own network must not be requested.
  const most = model === 'address-inside-our-net' ? 1 : 9
  expect(server.requests.length).toBeLessThanOrEqual(most)
})

test('counts a drawn image for a task, but not a failed one', async () => {
  const play = await beginPlay(app)
  const token = play.player.access_token
  const shown = async () => {
    const { tasks } = await app.ask('listTasks', { token, query: { task_type: 'daily' } })
    return tasks.find(({ task_id }) => task_id === 'a-picture')?.current_value
  }
  bind({ ajanta: 'status-500' })
  await play.acted(show)

  const before = await shown()
  bind({ ajanta: 'png' })
  await play.acted(show)

  expect([before, await shown()]).toEqual([0, 1])
})

test.for([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['by-address', 'image/png'],
] as const)('stores, labels, and serves a %s', async ([model, type]) => {
  const play = await beginPlay(app)
  bind({ ajanta: model })

  const answer = await play.acted(show)

  const url = answer.image_url ?? '/none'
  const file = await app.app.inject({ url })
  expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  expect(answer.style).toMatch(/^AI generated/)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe(type)
  expect(file.headers['content-security-policy']).toContain('sandbox')
  expect(file.rawPayload.toString('latin1')).toContain('trainedAlgorithmicMedia')
  // The URL is only valid with the file extension of the image.
  const asSvg = await app.app.inject({ url: url.replace(/\.\w+$/, '.svg') })
  expect(asSvg.statusCode).toBe(404)
})

const CAST = {
  mara: { name: 'Mara', look: { kind: 'woman', cloth: 'white sari', old: true } },
  ferryman: { name: 'The ferryman', look: { kind: 'man', holds: 'stick' } },
}
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

async function drawTwice(provider: object, model: string) {
  const play = await beginPlay(app, { structure: peopled })
  models.connect({ providers: { p: provider }, models: { ajanta: { provider: 'p', model } } })
  const from = server.requests.length
  for (const given of [show, { action_type: 'continue' }, show] as const) {
    await play.acted(given)
  }
  return server.requests.slice(from)
}

test('requests an image by scene, characters, and style, and later ones with the first as a reference', async () => {
  for (const model of ['gpt-image-1', 'plain']) server.script(model, sends(PNG))

  const [first, second] = await drawTwice(server.asProvider, 'gpt-image-1')
  const ofPlain = await drawTwice(server.asProvider, 'plain')

  const { prompt } = first?.body ?? {}
  expect(prompt).toMatch(/The Ferry\. .*river/)
  expect(prompt).toContain('Mara, old woman in white sari')
  expect(prompt).toContain('The ferryman waits with one hand on the rope.')
  expect(prompt).toContain('cave mural')
  expect(second?.path).toBe('/v1/images/edits')
  // This model accepts no image as input.
  expect(ofPlain.map(({ path }) => path)).toEqual(Array(2).fill('/v1/images/generations'))
})

test('reads an image from the Google protocol', async () => {
  server.script('gemini-image:generateContent', ({ response }) => {
    const part = { inlineData: { mimeType: 'image/png', data: PNG.toString('base64') } }
    const candidate = { content: { role: 'model', parts: [part] }, finishReason: 'STOP' }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ candidates: [candidate] }))
  })
  const google = { kind: 'google', base_url: server.url, api_key_env: 'TEST_API_KEY' }

  const asked = await drawTwice(google, 'gemini-image')

  const [first, second] = asked.map(({ body }) => JSON.stringify(body['contents']))
  expect(first).not.toContain('inlineData')
  expect(second).toContain('"inlineData":{"mimeType":"image/png"')
  expect(second).toContain('people, line and colours as there')
})
