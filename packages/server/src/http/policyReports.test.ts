import { beforeEach, describe, expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'

let lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
const product = await openTestApp({
  ports: { rateLimitFactor: 1 },
  settings: { logLevel: 'warn', logTo },
})
beforeEach(() => {
  lines = []
  product.clock.advance(60_000)
})

const violation = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  url: 'https://k.example/verify-email?token=secret-of-the-link',
  body: {
    documentURL: 'https://k.example/verify-email?token=secret-of-the-link',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/steal.js?of=somebody',
    ...body,
  },
})
const report = (payload: unknown, type = 'application/reports+json') =>
  product.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

test('logs a report about a page as one line with the rule and the site', async () => {
  const { headers } = await product.app.inject({ url: '/home', headers: { accept: 'text/html' } })
  const answer = await report([violation(), violation({ blockedURL: 'inline' })])

  expect(headers['content-security-policy']).toContain('report-to csp')
  expect(headers['reporting-endpoints']).toBe('csp="/policy-reports"')
  expect(answer.statusCode).toBe(204)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'script-src-elem', blocked: 'inline' },
  ])
  // The log must not contain data from the page.
  expect(lines.join('')).not.toMatch(/secret|somebody|verify-email/)
})

describe('refuses a report', () => {
  test.each([
    ['that is no JSON', '{', 'application/reports+json', 400],
    ['that is none', { directive: 'x' }, 'application/reports+json', 400],
    ['of another type', [violation()], 'text/plain', 415],
    ['that is too long', ' '.repeat(17 * 1024), 'application/reports+json', 413],
  ])('%s', async (_what, payload, type, status) => {
    const answer = await report(payload, type)

    expect(answer.statusCode).toBe(status)
    expect(lines).toEqual([])
  })

  test('after twenty others in a minute', async () => {
    const answers = []
    for (let count = 0; count < 30; count += 1) answers.push(await report([violation()]))

    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(lines.length).toBeLessThanOrEqual(20)
  })
})
