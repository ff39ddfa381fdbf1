import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { sweepActions } from '../../modules/sessions/turn/claim/failAction.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { answerWith } from '../../test/chatWire.ts'
import { createConnectedModels, IMPATIENT } from '../../test/connectedModels.ts'
import { startFullServer, startMuteServer } from '../../test/unresponsiveServers.ts'
import { type Exchange, startFailingServer } from '../../test/failingServer.ts'
import { IMAGE_FAILURES } from '../../test/imageFailures.ts'
import { beginPlay, expectConsistentLedger, type ReceivedAction } from '../../test/play.ts'
import { TOLD, TOO_LATE, UNREACHABLE } from '../../test/textFailures.ts'

const models = createConnectedModels()
const full = await startFullServer()
const mute = await startMuteServer()
const server = await startFailingServer()
const app = await buildTestApp({ ports: models.ports })
afterEach(async () => {
  server.reset()
  await expectConsistentLedger(app.db)
})
afterAll(async () => {
  await app.close()
  for (const { close } of [server, full, mute]) await close()
})

const WORDS: ReceivedAction = { action_type: 'custom_action', user_action: 'I yawn' }
const SHOW: ReceivedAction = { action_type: 'show', selected_model: 'ajanta' }
const NOT_DRAWN = 'The image could not be drawn. You were not charged.'

function connect(model: string, baseUrl: string, limits = {}) {
  models.connect(
    {
      providers: { p: { kind: 'openai-compatible', base_url: `${baseUrl}/v1` } },
      models: { tenali: { provider: 'p', model }, ajanta: { provider: 'p', model } },
    },
    limits,
  )
}

const hitsOf = (key: string) =>
  app.db.selectFrom('rate_limits').select('hits').where('key', '=', key).executeTakeFirst()

const DEAF = [
  ['whose queue is full', () => `http://${full.address}`, TOO_LATE],
  ['that takes a call and says nothing', () => `http://${mute.address}`, TOO_LATE],
  ['that never ends its handshake', () => `https://${mute.address}`, TOO_LATE],
  ['that refuses the connection', () => 'http://127.0.0.1:9', UNREACHABLE],
  ['without an address', () => 'http://nowhere.invalid', UNREACHABLE],
  ['that speaks no TLS', () => server.url.replace('http:', 'https:'), UNREACHABLE],
] as const

test.for(DEAF)('replaces a server %s in time', async ([, address, warning]) => {
  const play = await beginPlay(app)
  connect('well', address(), { text: IMPATIENT, image: IMPATIENT })

  const told = await play.acted(WORDS)
  const faults = models.faults.map(String).join()
  const shown = await play.acted(SHOW)

  const free = { credits_consumed: 0, credits: 20 }
  expect(told).toMatchObject({ ...free, model_used: 'kathakar', fallback_warning: warning })
  const isLate = /no (?:connection|first byte) after 300 ms/.test(faults)
  expect(isLate).toBe(warning === TOO_LATE)
  expect(shown).toMatchObject({ ...free, image_url: null, fallback_warning: NOT_DRAWN })
  expect(shown.fallback_description).toBeTruthy()
})

test('ends a narration that exceeds the time limit, and counts a fault', async () => {
  const play = await beginPlay(app)
  const wait = AbortSignal.timeout.bind(AbortSignal)
  const hurry = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => wait(ms < 60_000 ? ms : ms - 59_000))
  // This limit ends shortly after the limit of the turn, which `hurry` shortens.
  connect('drips', server.url, { text: { ...IMPATIENT, idleMs: 20_000, totalMs: 60_000 } })

  const answer = await play.acted({ action_type: 'continue', selected_model: 'tenali' })

  hurry.mockRestore()
  const spoilt = await hitsOf(`spoilt:${play.player.id}`)
  expect(answer).toMatchObject({
    model_used: 'kathakar',
    fallback: { code: 'storyteller_timeout' },
  })
  expect(spoilt).toEqual({ hits: 1 })
})

async function answerTooLate(action: ReceivedAction, answer: (exchange: Exchange) => void) {
  const play = await beginPlay(app)
  const before = await play.look()
  const held = Promise.withResolvers<Exchange>()
  server.script('late', held.resolve)
  connect('late', server.url)
  const pending = play.act(action, { key: 'late click' })
  const exchange = await held.promise
  await app.db
    .updateTable('play_actions')
    .set({ lease_until: new Date(0) })
    .where('status', '=', 'running')
    .execute()
  await sweepActions(app.ports, 'expired')
  answer(exchange)
  return { play, before, answered: await pending }
}

const LATE = [
  ['telling', WORDS, ({ response }: Exchange) => answerWith(response, TOLD)],
  ['picture', SHOW, (exchange: Exchange) => IMAGE_FAILURES['png']?.(exchange)],
] as const

test.for(LATE)('drops a %s after the sweep, and the action remains failed', async (late) => {
  const { play, before, answered } = await answerTooLate(late[1], late[2])

  const again = await play.act(late[1], { key: 'late click' })

  expect(answered.refusal()).toMatchObject({
    code: 'turn_interrupted',
    detail: 'The turn was interrupted. You were not charged. Please try again.',
  })
  expect(again.refusal().code).toBe(answered.refusal().code)
  expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
  expect(await play.look()).toEqual(before)
  expect(server.requests).toHaveLength(1)
})

test('pauses a painter after five consecutive failures, and then returns text immediately', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  connect('cut-off', server.url)
  for (const _ of [1, 2, 3, 4, 5]) await play.acted(SHOW)

  const answer = await play.acted(SHOW)

  expect(server.requests).toHaveLength(5)
  expect(answer).toMatchObject({ image_url: null, credits_consumed: 0 })
  expect(answer.fallback_description).toBeTruthy()
})

test('keeps an image at its address when the provider deletes the file', async () => {
  const play = await beginPlay(app)
  connect('by-address', server.url)

  const { image_url } = await play.acted(SHOW)
  server.script('painted.png', ({ response }) => response.writeHead(404).end())

  const file = await app.app.inject({ url: image_url ?? '/none' })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
})

test('counts each refusal of a provider once against the player', async () => {
  const play = await beginPlay(app)
  connect('filtered', server.url)

  await play.act(WORDS)
  await play.act(WORDS)

  const strikes = await hitsOf(`strikes:${play.player.id}`)
  expect(strikes).toEqual({ hits: 2 })
})
