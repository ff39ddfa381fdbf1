import { expect, test } from 'vitest'

import type { Behaviour } from '../../test/faultServer.ts'
import { IMAGE_FAULTS } from '../../test/imageFaults.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, newestOf, RIVER, type Play } from '../../test/play.ts'

const { app, models, server } = await setModelStage()

const MP3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(60, 7)])

const reads =
  (audio: Buffer): Behaviour =>
  ({ response }) =>
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(audio)

/** Connects a voice of which nothing was heard yet, and gives its model's name. */
function connect(behaviour: Behaviour, budget?: Parameters<typeof models.connect>[2]) {
  const model = `voice-${Math.random()}`
  server.script(model, behaviour)
  const file = {
    providers: { p: server.asProvider },
    models: {},
    voice: { provider: 'p', model, voice: 'nova' },
  }
  models.connect(file, {}, budget)
  return model
}

const told = ({ session }: Play) => newestOf(session).ai_response.narrative ?? ''
const speak = (play: Play, text = told(play), { token = play.player.access_token } = {}) =>
  app.call('speakText', {
    token,
    params: { session_id: play.session.id },
    body: { turn_id: newestOf(play.session).turn_id, text },
  })

test('what a turn has told is read by the voice, and served as MP3', async () => {
  const play = await beginPlay(app)
  const model = connect(reads(MP3))

  const { audio_url } = (await speak(play)).answer()
  const file = await app.app.inject({ url: audio_url })

  expect(server.requests.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/v1/audio/speech',
      body: { model, input: told(play), voice: 'nova', response_format: 'mp3' },
    },
  ])
  expect(file.headers['content-type']).toBe('audio/mpeg')
  expect(file.rawPayload.equals(MP3)).toBe(true)
})

test('the stars of an emphasis are not read', async () => {
  const nodes = { ...RIVER.nodes, ferry: { ...RIVER.nodes['ferry'], text: 'It is *cold*.' } }
  const structure = { ...RIVER, nodes } as typeof RIVER
  const play = await beginPlay(app, { structure })
  connect(reads(MP3))

  await speak(play, 'It is *cold*.')

  expect(server.requests.map(({ body }) => body)).toMatchObject([{ input: 'It is cold.' }])
})

test('a sentence of it is read too; the same words are read once for everybody', async () => {
  const play = await beginPlay(app)
  const other = await beginPlay(app)
  connect(reads(MP3))
  // The author's own: openings differ in what is told around it.
  const sentence = 'The ferryman waits with one hand on the rope.'

  const addresses = await Promise.all([speak(play, sentence), speak(other, sentence)])
  const again = await speak(play, sentence)

  expect(new Set([...addresses, again].map((one) => one.answer().audio_url)).size).toBe(1)
  expect(server.requests).toHaveLength(1)
})

test('what a voice is asked is counted under its name and story, and what was kept is not', async () => {
  const play = await beginPlay(app)
  const model = connect(reads(MP3))

  await speak(play)
  await speak(play)

  const counted = await app.db
    .selectFrom('model_use')
    .selectAll()
    .where('provider_model', '=', model)
    .execute()
  expect(counted).toMatchObject([{ model_key: 'voice', story_id: play.storyId }])
  expect(counted.map(({ calls }) => Number(calls))).toEqual([1])
})

test('words that the turn has not told are not read, nor those of another player', async () => {
  const play = await beginPlay(app)
  const stranger = await app.register()
  connect(reads(MP3))

  const refused = [
    await speak(play, 'Buy our soap.'),
    await speak(play, told(play), { token: stranger.access_token }),
  ]

  expect(refused.map((one) => one.refusal().code)).toEqual(['not_found', 'session_not_found'])
  expect(server.requests).toHaveLength(0)
})

test('words that a player has put over a telling are not read, but what was told of the turn is', async () => {
  const play = await beginPlay(app)
  connect(reads(MP3))
  const sentence = 'The ferryman waits with one hand on the rope.'
  const asked = { token: play.player.access_token, params: { session_id: play.session.id } }
  const { turn_id } = await app.ask('editTelling', {
    ...asked,
    body: { after: newestOf(play.session).turn_id, text: `Buy our soap. ${sentence}` },
  })
  const read = (text: string) => app.call('speakText', { ...asked, body: { turn_id, text } })

  const refused = [await read('Buy our soap.'), await read(`Buy our soap. ${sentence}`)]
  const { status } = await read(sentence)

  expect(refused.map((one) => one.refusal().code)).toEqual(['not_found', 'not_found'])
  expect(status).toBe(200)
  expect(server.requests).toHaveLength(1)
})

test('without a voice there is nothing to be read by, and the pages are not told of one', async () => {
  const play = await beginPlay(app)
  models.connect({ providers: {}, models: {} })
  const before = await app.ask('getConfig', { token: play.player.access_token })
  const refused = await speak(play)

  connect(reads(MP3))
  const after = await app.ask('getConfig', { token: play.player.access_token })

  expect(refused.refusal().code).toBe('not_found')
  expect([before.has_voice, after.has_voice]).toEqual([undefined, true])
})

const fault = (name: string): Behaviour => IMAGE_FAULTS[name] ?? reads(MP3)

test.for<[string, Behaviour]>([
  ['is down', fault('status-500')],
  ['refuses our key', fault('status-401')],
  ['breaks off', fault('cut-off')],
  ['sends a page', reads(Buffer.from('<html></html>'))],
  ['sends nothing', reads(Buffer.alloc(0))],
  ['goes on and on', reads(Buffer.concat([MP3, Buffer.alloc(3 * 2 ** 20)]))],
])('a voice that %s is told as such, and nothing is kept of it', async ([, behaviour]) => {
  const play = await beginPlay(app)
  connect(behaviour)

  const refused = await speak(play)

  expect(refused.refusal().code).toBe('storyteller_unreachable')
  expect(models.faults.length).toBeGreaterThan(0)
  const model = connect(reads(MP3))
  expect((await speak(play)).status).toBe(200)
  expect(server.requests.some((request) => request.model === model)).toBe(true)
})

test('a voice counts in the budget of the day, and is silent once that is used up', async () => {
  const play = await beginPlay(app)
  const taken: number[] = []
  connect(reads(MP3), {
    take: async (credits) => {
      taken.push(credits)
      return null
    },
    isShortOf: () => false,
  })

  const refused = await speak(play)

  expect(refused.refusal().code).toBe('storyteller_unreachable')
  expect(taken).toEqual([1])
  expect(server.requests).toHaveLength(0)
})

test('what was kept first goes where all that is kept is too much', async () => {
  const { spokenTexts } = app.ports.store.repositories
  const audio = Buffer.alloc(10)
  const hash = (sign: string) => sign.repeat(64)
  const keep = (sign: string, second: number, most: number) =>
    spokenTexts.keepAudio({
      hash: hash(sign),
      audio,
      kept_at: new Date(3e12 + second * 1000),
      most,
    })

  await keep('a', 1, 1e9)
  await keep('b', 2, 1e9)
  await keep('c', 3, 25)

  expect(await Promise.all(['a', 'b', 'c'].map((sign) => spokenTexts.hasText(hash(sign))))).toEqual(
    [false, true, true],
  )
})
