import { API_BASE, ErrorBody } from '@kathasagar/api/contract'
import { describe, expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'
import { interceptQueries } from '../test/interceptQueries.ts'
import { openTestApp } from '../test/openTestApp.ts'

const product = await openTestApp()

const json = { 'content-type': 'application/json' }
const LOGIN = `${API_BASE}/auth/login`

const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  product.app.inject({ method: 'POST', url, payload, headers })

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('an unreadable request', () => {
  test.each([
    ['is no JSON', '{"email_or_username":', 400, 'malformed_request'],
    ['reaches for a prototype', '{"__proto__":{"role":"admin"}}', 400, 'malformed_request'],
    ['is nested too deep', nested(40), 400, 'malformed_request'],
    ['is a list', '[]', 422, 'invalid_fields'],
    ['is a number', '7', 422, 'invalid_fields'],
    ['is empty', '', 422, 'invalid_fields'],
    ['holds a NUL', '{"email_or_username":"a\\u0000bc","password":"x"}', 400, 'malformed_request'],
  ])('is refused if it %s', async (_why, payload, status, code) => {
    const response = await post(LOGIN, payload)

    expect([response.statusCode, ErrorBody.parse(response.json()).code]).toEqual([status, code])
  })

  test('is refused if its content type is not JSON', async () => {
    const form = 'application/x-www-form-urlencoded'
    for (const type of ['text/plain', form, 'multipart/form-data', 'nonsense']) {
      const response = await post(LOGIN, 'a=b', { 'content-type': type })
      expect([response.statusCode, response.json().code]).toEqual([415, 'not_json'])
    }
  })

  test('is refused if its address is invalid', async () => {
    for (const query of ['%zz', '?page=0', '?page=x', '?page=1&page=2']) {
      const response = await product.app.inject({ url: `${API_BASE}/stories/${query}` })
      expect([400, 422]).toContain(response.statusCode)
    }
  })
})

describe('an address', () => {
  test('returns 404 in JSON if it is unknown, even to browsers', async () => {
    for (const url of ['/api', '/api/v1', '/api/v1/nowhere', '/api/v2/stories', '/api/v1/auth']) {
      const response = await product.app.inject({ url, headers: { accept: 'text/html' } })
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    }
  })

  test.each([
    ['DELETE', '/stories/featured/', 'GET'],
    ['GET', '/auth/login', 'POST'],
    ['PATCH', '/stories/6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1/like', 'POST'],
    ['OPTIONS', '/auth/me', 'GET'],
  ] as const)('returns the allowed methods for %s %s', async (method, path, allowed) => {
    const response = await product.app.inject({ method, url: API_BASE + path })

    expect([response.statusCode, response.headers['allow']]).toEqual([405, allowed])
    expect(response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  test('is the same with and without a trailing slash', async () => {
    for (const path of ['/stories', '/stories/']) {
      expect((await product.app.inject({ url: API_BASE + path })).statusCode).toBe(200)
    }
  })
})

test('compresses answers above four kilobytes for clients that support it', async () => {
  const headers = { 'accept-encoding': 'br' }
  const long = await product.app.inject({ url: `${API_BASE}/openapi.json`, headers })
  const short = await product.app.inject({ url: `${API_BASE}/config`, headers })

  expect(long.headers['content-encoding']).toBe('br')
  expect(short.headers['content-encoding']).toBeUndefined()
  expect(short.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('answers concurrent guests with one query', async () => {
  let looks = 0
  const store = interceptQueries(product.ports, () => {
    looks += 1
  })
  const shared = await buildTestApp({ ports: store, settings: { guestCacheMs: 60_000 } })

  await Promise.all(Array.from({ length: 20 }, () => shared.call('listTags')))

  expect(looks).toBe(1)
  await shared.close()
})
