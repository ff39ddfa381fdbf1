import { expect, test } from 'vitest'

import { makeLink } from '../modules/auth/index.ts'
import { buildTestApp } from '../test/buildTestApp.ts'
import { createMailbox } from '../test/mailbox.ts'
import { beginPlay, pick, say } from '../test/play.ts'
import { sendQueuedMail } from '../modules/mail/sendQueuedMail.ts'
import { interceptQueries } from '../test/interceptQueries.ts'
import { openTestApp } from '../test/openTestApp.ts'

const CANARY = {
  password: 'Kanari#2042-password',
  username: 'kanari_name',
  text: 'kanari-player-text',
  query: 'kanari-search',
  token: 'kanari-token',
} as const

const lines: string[] = []
const product = await openTestApp({
  ports: { mailer: createMailbox().mailer },
  settings: { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } },
})

async function live(): Promise<string[]> {
  const player = await product.register(CANARY)
  const { email, access_token: token, refresh_token } = player
  const play = await beginPlay(product, {}, player)
  await play.act(say(CANARY.text))
  await play.act(pick(CANARY.text))
  const body = { email_or_username: email, password: `${CANARY.password}!` }
  await product.call('login', { body })
  await product.call('login', { body: { ...body, password: CANARY.password } })
  const renewed = await product.ask('refresh', { body: { refresh_token } })
  await product.call('refresh', { body: { refresh_token: renewed.tokens.refresh_token } })
  // The server treats this token as stolen, because its successor was already used.
  await product.call('refresh', { body: { refresh_token } })
  await product.call('forgotPassword', { body: { email } })
  await sendQueuedMail(product.ports)
  await product.call('verifyEmail', { query: { token: CANARY.token } })
  await product.call('searchStories', { query: { q: CANARY.query }, token })
  const { url } = await makeLink(product.ports, player.id, 'reset_password')
  const linkToken = new URL(url).searchParams.get('token') ?? ''
  const password = `${CANARY.password}-2`
  const form = { token: linkToken, password, confirm_password: password }
  await product.call('resetPassword', { body: form })
  await product.app.inject({ url: `/login?token=${CANARY.token}` })
  const { access_token, refresh_token: newer } = renewed.tokens
  return [token, refresh_token, access_token, newer, linkToken, email]
}

test('writes no secret, address, or text to logs and events', async () => {
  const met = await live()

  const events = await product.db.selectFrom('audit_events').selectAll().execute()
  const kept = lines.join('') + JSON.stringify(events)
  expect(lines.length).toBeGreaterThan(10)
  expect(events.length).toBeGreaterThan(3)
  for (const secret of [...met, ...Object.values(CANARY)]) expect(kept).not.toContain(secret)
})

test('logs an internal error without quoted data', async () => {
  const store = interceptQueries(product.ports, () => {
    throw new Error(`bad value "${CANARY.text}"`)
  })
  const failing = await buildTestApp({
    settings: { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } },
    ports: store,
  })
  lines.length = 0

  const answer = await failing.call('listTags')
  await failing.close()

  const logged = lines.find((line) => line.includes('unexpected')) ?? ''
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain(CANARY.text)
  expect(answer.text).not.toMatch(/bad value|\.ts|at /)
  expect(Object.keys(answer.refusal()).sort()).toEqual(['code', 'detail', 'request_id'])
})

test('shows one line per request on a terminal, except for existing files', async () => {
  const shown: string[] = []
  const logTo = { write: (text: string) => void shown.push(text) }
  const settings = { logFormat: 'pretty', logLevel: 'info', logTo } as const
  const terminal = await buildTestApp({ settings })

  await terminal.app.inject({ url: `/api/v1/stories/lamp?q=${CANARY.query}` })
  await terminal.app.inject({ url: '/robots.txt' })
  await terminal.app.inject({ url: '/covers/none\u009B2J.svg' })
  await terminal.close()

  expect(shown).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d GET {4}404 \/api\/v1\/stories\/lamp \d+ ms\n$/),
    expect.stringMatching(/ GET {4}404 \/covers\/none[ -~]*2J\.svg \d+ ms\n$/),
  ])
})

test('prevents a path from injecting lines into the log', async () => {
  lines.length = 0
  await product.app.inject({ url: '/api/v1/stories/%0d%0a{"level":60,"msg":"forged"}' })

  expect(lines.every((line) => /^[^\n]*\n$/.test(line))).toBe(true)
  expect(lines.some((line) => JSON.parse(line).msg === 'forged')).toBe(false)
})
