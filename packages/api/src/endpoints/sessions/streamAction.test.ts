import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { expect, test } from 'vitest'

import { makeError } from '../../testing/fixtures/errors.ts'
import { makeId } from '../../testing/fixtures/ids.ts'
import { makeActionAnswer } from '../../testing/fixtures/play.ts'
import { requestOf, type ApiCall } from '../../client/requestOf.ts'
import type { OpeningPictures } from '../../contract/history.ts'
import { streamAction } from './streamAction.ts'

/** Text of a stream, `lost` for an interrupted connection, or an error. */
type Step = string | FetchBaseQueryError

const delta = (id: number, text: string, pictures: OpeningPictures = {}) =>
  `id: ${id}\nevent: delta\ndata: ${JSON.stringify({ text, ...pictures })}\n\n`
const result = (id: number) =>
  `id: ${id}\nevent: result\ndata: ${JSON.stringify(makeActionAnswer())}\n\n`

function prepared(steps: Step[]) {
  const asked: FetchArgs[] = []
  const ask = async (call: ApiCall) => {
    const request = await requestOf(call)
    asked.push(request)
    const step = steps.shift() ?? 'lost'
    if (step === 'lost') return { error: { status: 'FETCH_ERROR', error: 'lost' } as const }
    if (typeof step !== 'string') return { error: step }
    const response = new Response(step, { headers: { 'content-type': 'text/event-stream' } })
    const read = request.responseHandler
    return { data: typeof read === 'function' ? await read(response) : null }
  }
  return { ask, asked }
}

function tell(steps: Step[], tries = 5) {
  const { ask, asked } = prepared(steps)
  const texts: string[] = []
  const pictures: OpeningPictures[] = []
  const links: boolean[] = []
  const places: number[] = []
  const told = streamAction({
    session_id: makeId(401),
    key: 'click-1',
    action: { action_type: 'continue', selected_model: 'tenali' },
    ask,
    onText: (text, shown) => {
      texts.push(text)
      pictures.push(shown)
    },
    onQueue: (ahead) => places.push(ahead),
    onLink: (isUp) => links.push(isUp),
    wait: (attempt) => Promise.resolve(attempt < tries),
  })
  return { told, asked, texts, pictures, places, links }
}

const headersOf = (request: FetchArgs | undefined) => new Headers(request?.headers as HeadersInit)

test('adds text while streaming, and returns the response last', async () => {
  const { told, texts } = tell([
    delta(1, 'Hand ') + ': still here\n\n' + delta(2, 'over hand') + result(3),
  ])

  expect(await told).toEqual({ data: makeActionAnswer() })
  expect(texts).toEqual(['Hand ', 'Hand over hand'])
})

test('reports the position in the queue of the storyteller', async () => {
  const place = (id: number, ahead: number) =>
    `id: ${id}\nevent: queue\ndata: ${JSON.stringify({ ahead })}\n\n`
  const { told, places } = tell([place(1, 2) + place(2, 1) + delta(3, 'Hand ') + result(4)])

  await told

  expect(places).toEqual([2, 1])
})

test('keeps the pictures of the first event', async () => {
  const plate = { image_url: '/plates/rope.svg', alt: 'A wet rope' }
  const { told, pictures } = tell([delta(1, 'Hand ', { plate }), delta(2, 'over hand') + result(3)])

  await told

  expect(pictures).toEqual([{ plate }, { plate }])
})

test('continues an interrupted stream after its last event', async () => {
  const { told, asked, texts } = tell([delta(1, 'Hand '), delta(2, 'over hand') + result(3)])

  await told

  expect(texts.at(-1)).toBe('Hand over hand')
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET'])
  expect(headersOf(asked[1]).get('last-event-id')).toBe('1')
})

test('reports a lost connection until the server responds', async () => {
  const { told, links } = tell([delta(1, 'Hand '), 'lost', delta(2, 'over hand') + result(3)])

  await told

  expect(links).toEqual([true, false, false, true])
})

test('repeats an action that may not have arrived with the same key', async () => {
  const { told, asked } = tell(['lost', result(1)])

  expect(await told).toEqual({ data: makeActionAnswer() })
  expect(asked.map((request) => headersOf(request).get('idempotency-key'))).toEqual([
    'click-1',
    'click-1',
  ])
})

test('returns an error immediately', async () => {
  const { status, body } = makeError('not_enough_xp', { current_xp: 0, required_xp: 1 })

  const { told, asked } = tell([{ status, data: body }])

  expect(await told).toEqual({ error: { status: 422, data: body } })
  expect(asked).toHaveLength(1)
})

test('returns the status of an error inside the stream', async () => {
  const { body } = makeError('storyteller_timeout')
  const event = `id: 2\nevent: error\ndata: ${JSON.stringify({ ...body, status: 504 })}\n\n`

  const { told } = tell([delta(1, 'Hand ') + event])

  expect(await told).toMatchObject({ error: { status: 504 } })
})

test('returns a fetch error if the connection is not restored', async () => {
  const { told } = tell([], 3)

  expect(await told).toMatchObject({ error: { status: 'FETCH_ERROR' } })
})
