import { API_BASE } from '@kathasagar/api/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ANSWER_WITHIN_MS } from '../context.ts'
import { buildTestApp, type TestApp } from '../test/buildTestApp.ts'
import { interceptQueries } from '../test/interceptQueries.ts'
import { openTestApp } from '../test/openTestApp.ts'

const KIB = 1024

const product = await openTestApp()
afterEach(() => void vi.useRealTimers())

const post = (path: string, body: unknown) =>
  product.app.inject({
    method: 'POST',
    url: API_BASE + path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

describe('refuses a request', () => {
  test('if its body or its address has too many bytes', async () => {
    const { access_token } = await product.register()
    const send = (method: 'POST' | 'PUT', path: string, kib: number) =>
      product.app.inject({
        method,
        url: API_BASE + path,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
        payload: JSON.stringify({ story_id: 'x'.repeat(kib * KIB) }),
      })

    const refused = [
      await send('POST', '/auth/login', 17),
      await send('PUT', '/game/sessions', 65),
      await product.app.inject({ url: `${API_BASE}/config?x=${'y'.repeat(8 * KIB)}` }),
    ]

    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
    }
  })

  test('if its body has more than 2,000 keys', async () => {
    const zeros = (count: number) => Array.from({ length: count }, () => 0)
    const login = { email_or_username: 'nobody_here', password: 'x' }

    const answers = [
      await post('/auth/login', { ...login, more: zeros(2001) }),
      await post('/auth/login', { ...login, more: zeros(1990) }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401])
  })
})

test('limits the time of a connection, with a longer limit for listed proxies', async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = product.app.server
  const behindProxy = await buildTestApp({ settings: { trustProxy: ['10.0.0.0/8'] } })

  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 30_000, 5000])
  expect(behindProxy.app.server.keepAliveTimeout).toBeGreaterThan(120_000)
  await behindProxy.close()
})

test('answers a call after ten seconds without its result', async () => {
  const stuck = await buildTestApp({
    ports: interceptQueries(product.ports, () => new Promise<never>(() => {})),
    settings: { answerWithinMs: ANSWER_WITHIN_MS },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  const asked = stuck.call('listTags')
  await vi.advanceTimersByTimeAsync(10_001)
  const answer = await asked
  vi.useRealTimers()
  await stuck.close()

  expect([answer.status, answer.refusal().code]).toEqual([503, 'too_busy'])
})

const signIn = (app: TestApp, forwarded: string) =>
  app.app.inject({
    method: 'POST',
    url: `${API_BASE}/auth/login`,
    remoteAddress: '10.0.0.7',
    headers: { 'x-forwarded-for': forwarded },
    payload: { email_or_username: `nobody_${forwarded}`, password: 'Wrong#1234' },
  })

const statusesOf = async (trustProxy: readonly string[], hops: (count: number) => string) => {
  const app = await buildTestApp({ ports: { rateLimitFactor: 1 }, settings: { trustProxy } })
  const statuses = []
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await signIn(app, hops(count))).statusCode)
  }
  await app.close()
  return statuses
}

const PROXY = ['10.0.0.0/8']
test.each<[what: string, trustProxy: string[], sent: string, last: number]>([
  ['ignores the header unless a proxy is listed', [], '', 429],
  ['comes from a listed proxy', PROXY, '', 401],
  ['ignores the header that the caller sent to the proxy', PROXY, ', 203.0.113.9', 429],
])('the caller’s address %s', async (_what, trustProxy, sent, last) => {
  const statuses = await statusesOf(trustProxy, (count) => `198.51.100.${count}${sent}`)
  expect(statuses).toEqual([...Array<number>(10).fill(401), last])
})

test('prevents other sites from reading an answer', async () => {
  const origin = 'https://elsewhere.example'
  const asked = await product.app.inject({ url: `${API_BASE}/config`, headers: { origin } })
  const preflight = await product.app.inject({
    method: 'OPTIONS',
    url: `${API_BASE}/auth/login`,
    headers: { origin, 'access-control-request-method': 'POST' },
  })

  const heads = Object.keys({ ...asked.headers, ...preflight.headers })
  expect(heads.filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(preflight.statusCode).toBe(405)
})
