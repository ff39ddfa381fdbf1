import { randomUUID } from 'node:crypto'

import { API_BASE } from '@kathasagar/api/contract'
import { afterEach, expect, test } from 'vitest'

import { readEvents } from '../../../test/eventStream.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  beginPlay,
  type ReceivedAction,
  insertOrphanedAction,
  type Play,
  riverStoryWith,
} from '../../../test/play.ts'
import { FAULTS, pausedStoryteller } from '../../../test/scriptedModels.ts'
import { failAction } from './claim/failAction.ts'

const STREAM = { accept: 'text/event-stream' }
const CONTINUE = { action_type: 'continue', selected_model: 'tenali' } as const

const { app, models } = await setScriptedStage()
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
afterEach(() => app.ports.running.settle())

const streamed = (play: Play, action: ReceivedAction, given: Parameters<Play['act']>[1] = {}) =>
  play.act(action, { ...given, headers: { ...STREAM, ...given?.headers } })

const follow = (play: Play, key: string, headers: Record<string, string> = STREAM) =>
  app.call('followAction', { ...play.on({ key }), headers })

async function beginHeld(headers: Record<string, string> = {}) {
  const play = await beginPlay(app)
  const { model, hasBegun, letGo } = pausedStoryteller()
  models.tellBy(model)
  const key = randomUUID()
  const acting = play.act(CONTINUE, { key, headers })
  await hasBegun
  return { play, key, told: () => acting, letGo }
}

/** Uses a real connection. Resolves when the response begins, before its events arrive. */
const attach = (play: Play, key: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${API_BASE}/game/sessions/${play.session.id}/actions/${key}/stream`, {
    headers: { ...STREAM, ...headers, authorization: `Bearer ${play.player.access_token}` },
  })

/** Uses a real connection, so that the reader can disconnect. */
const open = (play: Play, key: string, signal: AbortSignal) =>
  fetch(`${address}${API_BASE}/game/sessions/${play.session.id}/action`, {
    method: 'POST',
    headers: {
      ...STREAM,
      authorization: `Bearer ${play.player.access_token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(CONTINUE),
    signal,
  })

test.each(['tenali', 'kathakar'])(
  'includes the image of its scene with the first words of %s',
  async (selected_model) => {
    const rope = { image: '/plates/the-river/rope.svg', alt: 'A wet rope' }
    const on = { plate: 'rope' }
    const structure = riverStoryWith({ bank: on, island: on }, { plates: { rope } })
    const play = await beginPlay(app, { structure })

    const stream = await streamed(play, { action_type: 'continue', selected_model })

    const told = readEvents(stream.text).filter(({ event }) => event === 'delta')
    const plate = { image_url: rope.image, alt: rope.alt }
    expect(told[0]?.data).toMatchObject({ plate })
    expect(told.slice(1).every(({ data }) => !('plate' in data))).toBe(true)
    const { session_data } = await play.look()
    expect(session_data.narrative_history.at(-1)?.ai_response).toMatchObject({ plate })
  },
)

test('streams the prose in pieces, which together equal the plain answer', async () => {
  const play = await beginPlay(app)
  const key = randomUUID()

  const stream = await streamed(play, CONTINUE, { key })

  const events = readEvents(stream.text)
  const plain = await play.act(CONTINUE, { key })
  const prose = events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : []))
  expect(stream.headers['content-type']).toContain('text/event-stream')
  expect(stream.headers['x-accel-buffering']).toBe('no')
  expect(prose.join('').trim()).toBe(plain.answer().narrative?.trim())
  expect(prose.length).toBeGreaterThan(1)
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  expect(events.at(-1)).toMatchObject({ event: 'result', data: JSON.parse(plain.text) })
})

test('refuses with plain JSON before the claim, even for a stream', async () => {
  const play = await beginPlay(app, { initial_xp: 0 })

  const answer = await streamed(play, { action_type: 'immerse' })

  expect(answer.status).toBe(422)
  expect(answer.headers['content-type']).toContain('application/json')
})

test('ends the stream with the error if an action fails after the claim, and refunds it', async () => {
  const play = await beginPlay(app)
  models.paintBy({ paint: async () => ({ svg: '\u0000', style: 'not to be stored' }) })

  const stream = await streamed(play, { action_type: 'show' })

  expect(stream.status).toBe(200)
  expect(readEvents(stream.text).at(-1)).toMatchObject({
    event: 'error',
    data: { status: 500, code: 'internal' },
  })
  expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
})

test('does not stream the fallback over the text of a failing storyteller', async () => {
  const play = await beginPlay(app)
  models.tellBy(FAULTS['breaks off in the middle'])

  const stream = await streamed(play, CONTINUE)

  const events = readEvents(stream.text)
  const prose = events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : []))
  expect(prose.join('')).toBe('Once upon ')
  expect(events.at(-1)).toMatchObject({ event: 'result', data: { model_used: 'kathakar' } })
})

test('continues the turn after a disconnect, saves it, and charges it once', async () => {
  const play = await beginPlay(app)
  const held = pausedStoryteller()
  models.tellBy(held.model)
  const leaving = new AbortController()
  await open(play, randomUUID(), leaving.signal)
  await held.hasBegun

  leaving.abort()
  held.letGo()
  await app.ports.running.settle()

  const session = await play.look()
  expect(session.session_data.narrative_history).toHaveLength(2)
  expect(session.session_data.running_key).toBeNull()
  expect(await play.wallet()).toMatchObject({ credits: 19 })
})

test.each([
  ['the first word of a running turn', {}, 0],
  ['the last event that was heard', { 'last-event-id': '1' }, 1],
  ['an event that never was, by telling the end again', { 'last-event-id': '99' }, -1],
])('resumes for a client that reconnects after %s', async (_what, headers, from) => {
  const { play, key, told, letGo } = await beginHeld(STREAM)
  const { running_key } = (await play.look()).session_data

  const following = await attach(play, running_key ?? '', headers)
  letGo()

  const events = readEvents((await told()).text)
  expect(running_key).toBe(key)
  expect(events[0]).toMatchObject({ event: 'delta', id: 1 })
  expect(readEvents(await following.text())).toEqual(events.slice(from))
})

test('returns only the end to a retry of a finished action', async () => {
  const play = await beginPlay(app)
  const key = randomUUID()
  const answer = await play.acted(CONTINUE, { key })

  const followed = await follow(play, key, { ...STREAM, 'last-event-id': '4' })

  expect(readEvents(followed.text)).toEqual([{ event: 'result', id: 5, data: answer }])
})

test('waits for the plain answer in a retry without a stream', async () => {
  const { play, key, told, letGo } = await beginHeld()

  const following = follow(play, key, {})
  letGo()

  expect((await following).text).toBe((await told()).text)
})

test('reads an action of another process from the database', async () => {
  const play = await beginPlay(app)
  const orphan = await insertOrphanedAction(play, 30_000)

  const following = follow(play, orphan.key)
  await app.db.transaction().execute((db) => failAction(db, orphan))

  expect(readEvents((await following).text)).toMatchObject([
    { event: 'error', id: 1, data: { code: 'turn_interrupted', status: 503 } },
  ])
})
