import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../test/buildTestApp.ts'
import { beginPlay } from '../test/play.ts'

let product: TestApp
const lines: string[] = []
beforeAll(async () => {
  product = await buildTestApp({
    settings: { logLevel: 'info', logTo: { write: (line) => void lines.push(line) } },
  })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => void (lines.length = 0))
afterAll(() => product.close())

async function open(): Promise<Socket> {
  const { port } = product.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('refuses TRACE without an echo, and requests with two Host headers', async () => {
  const asked = async (request: string) => {
    const socket = await open()
    socket.end(`${request}\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  const traced = await asked('TRACE /home HTTP/1.1\r\nHost: k\r\nX-Secret: kanari')

  expect(traced).toMatch(/^HTTP\/1\.1 405 /)
  expect(traced).toMatch(/^allow: GET, HEAD, POST/im)
  expect(traced).not.toContain('kanari')
  const twice = await asked('GET /health/live HTTP/1.1\r\nHost: one\r\nhost: other')
  expect(twice).toMatch(/^HTTP\/1\.1 400 /)
})

describe('a body with a duplicate name', () => {
  const login = (payload: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  test.each([
    ['at its top', '{"email_or_username":"tara","password":"a","password":"b"}'],
    ['written otherwise', '{"email_or_username":"tara","password":"a","pass\\u0077ord":"b"}'],
    ['deep inside', '{"email_or_username":"tara","password":"a","x":[{"y":{"z":1,"z":2}}]}'],
  ])('%s is refused', async (_where, payload) => {
    const answer = await login(payload)

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_request'])
  })

  test.each([
    ['two objects', '{"email_or_username":"tara","password":"a","x":[{"y":1},{"y":2}]}'],
    ['colons and quotes in a text', '{"email_or_username":"ta:\\"ra\\":","password":"a: \\\\"}'],
    ['an object without names', '{"email_or_username":"tara","password":"a","x":{},"y":[]}'],
  ])('is not detected in %s', async (_what, payload) => {
    expect((await login(payload)).statusCode).toBe(401)
  })
})

test('answers a body that arrives byte by byte with a timeout message', async () => {
  const { server } = product.app
  const { requestTimeout, headersTimeout } = server
  Object.assign(server, { requestTimeout: 100, headersTimeout: 100 })
  const socket = await open()
  socket.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  )
  const dribble = setInterval(() => socket.write(' '), 50)
  socket.on('error', () => clearInterval(dribble))
  socket.on('end', () => clearInterval(dribble))

  const answer = await text(socket)

  clearInterval(dribble)
  Object.assign(server, { requestTimeout, headersTimeout })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('The request took too long to arrive.')
})

async function dribbled(app: TestApp, head: string): Promise<string> {
  const { port } = app.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The client sends data after the server has closed, so a reset is expected.
  socket.on('error', () => undefined)
  socket.write(
    `${head}\r\nHost: k\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  )
  const dribble = setInterval(() => socket.write(' '), 50)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(dribble)
  return Buffer.concat(chunks).toString()
}
const statusesIn = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g)

let hurried: TestApp
beforeAll(async () => {
  hurried = await buildTestApp({ settings: { answerWithinMs: 100 } })
  Object.assign(hurried.app.server, { requestTimeout: 300, headersTimeout: 300 })
  await hurried.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => hurried.close())

test.each([
  ['the time limit of the call is shorter', 'POST /api/v1/auth/login', 408, /"code":"too_slow"/],
  ['it was refused before its body was read', 'PUT /api/v1/game/sessions/', 401, /./],
])(
  'answers a late body once and closes the connection if %s',
  async (_when, line, status, told) => {
    const answer = await dribbled(hurried, `${line} HTTP/1.1`)

    expect(statusesIn(answer)).toEqual([`HTTP/1.1 ${status}`])
    expect(answer).toMatch(told)
    expect(/^connection: close/im.test(answer)).toBe(status === 408)
  },
)

const MANY = 20 * 1024 * 1024
const part = Buffer.alloc(64 * 1024, ' ')
const parts = (framed: Buffer[]) => Array.from({ length: MANY / part.length }, () => framed).flat()

async function sentWhole(head: string, framed: Buffer[]) {
  const socket = await open()
  socket.pause()
  const line = Buffer.from(`${head}Host: k\r\nContent-Type: application/json\r\n\r\n`)
  await pipeline(Readable.from([line, ...parts(framed)]), socket, { end: false })
  return socket
}
const login = 'POST /api/v1/auth/login HTTP/1.1'
const NEXT = 'GET /api/v1/config HTTP/1.1\r\nHost: k\r\nConnection: close\r\n\r\n'

const chunk = [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]
test.each([
  ['with a declared length', `${login}\r\nContent-Length: ${MANY}\r\n`, [part], 413],
  ['without a declared length', `${login}\r\nTransfer-Encoding: chunked\r\n`, chunk, 413],
  [
    'without a login',
    `PUT /api/v1/game/sessions/ HTTP/1.1\r\nContent-Length: ${MANY}\r\n`,
    [part],
    401,
  ],
])('answers a body of 20 MB after it is sent, %s', async (_how, head, framed, status) => {
  const socket = await sentWhole(head, framed)
  if (framed === chunk) socket.write('0\r\n\r\n')
  socket.end(NEXT)
  const answer = await text(socket)

  expect(statusesIn(answer)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
  expect(answer.includes('"code":"too_large"')).toBe(status === 413)
})

const alarms = () => lines.filter((line) => /"stack":"[^"]|"level":50/.test(line))
const connections = () =>
  new Promise<number>((resolve) => {
    product.app.server.getConnections((_error, count) => resolve(count))
  })
async function gone() {
  await expect.poll(connections).toBe(0)
}

describe('logs no stack for a broken connection', () => {
  test('during a body', async () => {
    const socket = await open()
    socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    )
    await once(product.app.server, 'request')
    socket.resetAndDestroy()
    await gone()

    expect(alarms()).toEqual([])
  })

  test('during a running turn', async () => {
    const play = await beginPlay(product)
    const action = { action_type: 'continue', selected_model: 'kathakar' }
    const body = JSON.stringify({ ...action, session_id: play.session.id })
    const socket = await open()
    socket.write(
      `POST /api/v1/game/sessions/${play.session.id}/action HTTP/1.1\r\nHost: k\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${play.player.access_token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    await once(socket, 'data')
    socket.resetAndDestroy()
    await gone()
    await product.ports.running.settle()

    expect(alarms()).toEqual([])
  })
})

test('logs a disconnected reader without a stack, and an error with a stack', () => {
  const { log } = product.app
  for (const code of ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET']) {
    log.warn({ err: Object.assign(new Error('closed'), { code }) })
  }
  const ofReaders = alarms()
  log.warn({ err: new TypeError('ours') })

  expect(ofReaders).toEqual([])
  expect(alarms()).toHaveLength(1)
})
