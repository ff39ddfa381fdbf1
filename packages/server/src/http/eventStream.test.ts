import { getEventListeners } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'

import { sendEvents, type StreamEvent } from './eventStream.ts'

const HEARTBEAT_MS = 15_000
const KIB = 1024

const opened: FastifyInstance[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const app of opened.splice(0)) {
    app.server.closeAllConnections()
    await app.close()
  }
})

async function telling(
  events: AsyncIterable<StreamEvent>,
  stopping = new AbortController().signal,
) {
  const app = fastify()
  opened.push(app)
  app.get('/', (_request, reply) => sendEvents(reply, { events }, stopping))
  await app.ready()
  return app
}

function silence() {
  const held = Promise.withResolvers<void>()
  async function* events(): AsyncGenerator<StreamEvent> {
    await held.promise
    yield { event: 'result', id: 1, data: {} }
  }
  return { events: events(), end: held.resolve }
}

test('sends a heartbeat on an idle stream every fifteen seconds', async () => {
  const { events, end } = silence()
  const app = await telling(events)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answered = app.inject('/')
  for (const _beat of [1, 2, 3]) await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)

  end()

  const { payload } = await answered
  expect(payload.match(/^: still here$/gm)).toHaveLength(3)
  expect(payload).toContain('event: result\nid: 1\n')
})

test('asks the client to reconnect when the server stops, and does not wait for a finished stream', async () => {
  async function* told(): AsyncGenerator<StreamEvent> {
    yield { event: 'result', id: 1, data: {} }
  }
  const stopping = new AbortController()
  const finished = await telling(told(), stopping.signal)
  await finished.inject('/')
  const listeners = getEventListeners(stopping.signal, 'abort')
  const app = await telling(silence().events, stopping.signal)
  const answered = app.inject('/')
  stopping.abort()

  expect(listeners).toEqual([])
  expect((await answered).payload).toContain(': stopping\nretry: 1000\n')
})

function torrent() {
  const seen = { told: 0, hasEnded: Promise.withResolvers<void>() }
  async function* events(): AsyncGenerator<StreamEvent> {
    try {
      for (;;) {
        seen.told += 1
        yield { event: 'delta', id: seen.told, data: { text: 'x'.repeat(64 * KIB) } }
      }
    } finally {
      seen.hasEnded.resolve()
    }
  }
  return { events: events(), seen }
}

const open = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).on('error', reject)
  })

async function standstill(count: () => number): Promise<number> {
  for (;;) {
    const before = count()
    await pause(300)
    if (before > 0 && count() === before) return before
  }
}

test('stops the generation if the client does not read', async () => {
  const { events, seen } = torrent()
  const app = await telling(events)
  const response = await open(await app.listen({ port: 0, host: '127.0.0.1' }))

  const told = await standstill(() => seen.told)

  // Sockets buffer a few MB. Without back-pressure, the source would send without pause.
  expect(told * 64 * KIB).toBeLessThan(64 * KIB * KIB)
  response.destroy()
})

test('continues while the client reads, and stops the generation when it disconnects', async () => {
  const { events, seen } = torrent()
  const app = await telling(events)
  const response = await open(await app.listen({ port: 0, host: '127.0.0.1' }))
  const told = await standstill(() => seen.told)

  for await (const _chunk of response) if (seen.told > told + 20) break

  response.destroy()
  await expect(seen.hasEnded.promise).resolves.toBeUndefined()
})
