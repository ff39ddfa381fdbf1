import { randomUUID } from 'node:crypto'

import { DAY_MS, MINUTE_MS } from '@kathasagar/api/contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'

import { buildTestApp } from '../../test/buildTestApp.ts'
import { PASSWORD, type Player } from '../../test/caller.ts'
import { createMailbox, tokenIn } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { sendQueuedMail } from '../mail/sendQueuedMail.ts'

const NEW_PASSWORD = 'Nadi#7301y'
const HOME = '192.0.2.10'

const mailbox = createMailbox()
const product = await openTestApp({ ports: { rateLimitFactor: 1, mailer: mailbox.mailer } })

interface From {
  address: string
  cookie?: string
}

const post = (path: string, payload: object, { address, cookie }: From, token?: string) =>
  product.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    remoteAddress: address,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload,
  })

const login = (email_or_username: string, password: string, from: From) =>
  post('login', { email_or_username, password }, from)

const cookieOf = ({ headers }: LightMyRequestResponse) =>
  [headers['set-cookie']].flat()[0]?.split(';', 1)[0] ?? ''

let strangers = 0
/** Returns an unused address, so that only the limit of the account applies. */
const newAddress = () => {
  strangers += 1
  return `198.51.${Math.floor(strangers / 250)}.${(strangers % 250) + 1}`
}

async function flood(username: string) {
  for (let count = 0; count < 12; count += 1) {
    await login(username, `Wrong#${count}`, { address: newAddress() })
  }
}

async function resetByMail(email: string, from: From) {
  await post('forgot-password', { email }, from)
  await sendQueuedMail(product.ports)
  const token = tokenIn(mailbox.to(email).at(-1))
  const passwords = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
  return post('reset-password', { token, ...passwords }, from)
}

async function owner(): Promise<Player & { cookie: string }> {
  const username = `owner_${randomUUID().slice(0, 8)}`
  const email = `${username}@example.org`
  const form = { username, email, password: PASSWORD, confirm_password: PASSWORD }
  product.clock.advance(DAY_MS)
  const answer = await post('register', form, { address: HOME })
  const { user, tokens } = answer.json<{ user: { id: string }; tokens: Player }>()
  return { ...tokens, id: user.id, username, email, password: PASSWORD, cookie: cookieOf(answer) }
}

let asha: Awaited<ReturnType<typeof owner>>
beforeEach(async () => {
  asha = await owner()
})

describe('while attackers guess at an account', () => {
  beforeEach(() => flood(asha.username))

  test('the owner can log in immediately with a known browser or from a known address', async () => {
    const browser = { address: newAddress(), cookie: asha.cookie }
    const answers = [
      await login(asha.username, PASSWORD, browser),
      await login(asha.email, PASSWORD, { address: HOME }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('a logged-in user can confirm their password, and a browser is unknown after logging out everywhere', async () => {
    const { access_token: token, cookie } = asha
    const link = await post('login-link', { password: PASSWORD }, { address: HOME }, token)
    await post('logout-all', { password: PASSWORD }, { address: HOME }, token)
    const answer = await login(asha.username, PASSWORD, { address: newAddress(), cookie })

    expect([link.statusCode, answer.statusCode]).toEqual([201, 429])
  })

  test('the browser in which the owner reset the password is known', async () => {
    const reset = await resetByMail(asha.email, { address: newAddress() })
    await flood(asha.username)

    const cookie = cookieOf(reset)
    const again = await login(asha.username, NEW_PASSWORD, { address: newAddress(), cookie })

    expect(again.statusCode).toBe(200)
  })

  test('an unknown device must wait even with the correct password, or with another owner’s cookie', async () => {
    const unknown = await login(asha.username, PASSWORD, { address: newAddress() })
    const { cookie } = await owner()
    await flood(asha.username)
    const answer = await login(asha.username, PASSWORD, { address: newAddress(), cookie })

    expect([unknown.statusCode, answer.statusCode]).toEqual([429, 429])
  })
})

describe('after a password reset by mail', () => {
  test('the browser that had guessed too often can log in immediately, but a copy of its cookie can’t', async () => {
    const { cookie } = asha
    for (let count = 0; count < 20; count += 1) {
      await login(asha.username, `Wrong#${count}`, { address: newAddress(), cookie })
    }
    const renewed = cookieOf(await resetByMail(asha.email, { address: newAddress(), cookie }))
    await flood(asha.username)

    const own = await login(asha.username, NEW_PASSWORD, { address: newAddress(), cookie: renewed })
    const copy = await login(asha.username, NEW_PASSWORD, { address: newAddress(), cookie })

    expect([own.statusCode, copy.statusCode]).toEqual([200, 429])
  })

  test('the address that had guessed too often can log in immediately', async () => {
    const home = { address: HOME }
    for (let count = 0; count < 12; count += 1) {
      // An address may try only ten times per minute.
      if (count === 10) product.clock.advance(MINUTE_MS)
      await login(asha.username, `Wrong#${count}`, home)
    }
    await resetByMail(asha.email, home)

    expect((await login(asha.username, NEW_PASSWORD, home)).statusCode).toBe(200)
  })
})

test.each([
  ['a changed password', 'PUT', 'me/password'],
  ['signing out everywhere', 'POST', 'auth/logout-all'],
] as const)('gives the browser another cookie after %s', async (_what, method, path) => {
  const passwords = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
  const answer = await product.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { cookie: asha.cookie, authorization: `Bearer ${asha.access_token}` },
    payload:
      method === 'PUT' ? { current_password: PASSWORD, ...passwords } : { password: PASSWORD },
  })

  expect(answer.statusCode).toBe(200)
  expect(cookieOf(answer)).toMatch(/^device=/)
  expect(cookieOf(answer)).not.toBe(asha.cookie)
})

async function guessForADay(username: string, meanwhile?: () => Promise<unknown>, cookie = '') {
  const end = product.clock.now().getTime() + DAY_MS
  let lookedAt = 0
  for (let count = 0; product.clock.now().getTime() < end; count += 1) {
    const answer = await login(username, `Wrong#${count}`, { address: newAddress(), cookie })
    if (answer.statusCode === 401) lookedAt += 1
    else product.clock.advance(answer.json<{ retry_after: number }>().retry_after * 1000)
    await meanwhile?.()
  }
  return lookedAt
}

test('permits fifty guesses a day by unknown devices and a stolen cookie, despite the owner’s logins', async () => {
  const from = { address: HOME, cookie: asha.cookie }
  const statuses = new Set<number>()
  const signIn = async () => {
    const { statusCode } = await login(asha.username, PASSWORD, from)
    if (statusCode !== 429) statuses.add(statusCode)
  }

  expect(await guessForADay(asha.username, signIn)).toBeLessThanOrEqual(50)
  expect([...statuses]).toEqual([200])
  expect(await guessForADay(asha.username, undefined, asha.cookie)).toBeLessThanOrEqual(50)
})

test('sets no cookie when it refuses a login, even if the account exists', async () => {
  const guess = (name: string) =>
    login(name, 'Wrong#1', { address: newAddress(), cookie: asha.cookie })
  const [known, unknown] = [await guess(asha.username), await guess('nobody_at_all')]

  for (const { statusCode, headers } of [known, unknown]) {
    expect([statusCode, headers['set-cookie']]).toEqual([401, undefined])
  }
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
})

test('limits the cookie to this API, and hides it from scripts and other sites', async () => {
  const secure = await buildTestApp({ ports: { siteUrl: () => 'https://k.example' } })
  const answer = await secure.logIn(await secure.register())

  expect(answer.headers['set-cookie']).toMatch(
    /^device=[\w-]{43}; Path=\/api\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
  )
  await secure.close()
})

test('remembers only the newest of many addresses and browsers', async () => {
  for (let count = 0; count < 15; count += 1) {
    await login(asha.username, PASSWORD, { address: newAddress() })
  }

  const origins = product.db.selectFrom('known_origins').select('origin_hash')
  expect(await origins.where('user_id', '=', asha.id).execute()).toHaveLength(20)
})

const tryFrom = (count: number, name: string, password = `Wrong#${count}`) =>
  login(name, password, { address: `198.51.100.${count % 100}` })

async function guessAtBoth(names: readonly [string, string]): Promise<number> {
  const end = product.clock.now().getTime() + DAY_MS
  let lookedAt = 0
  for (let count = 0; product.clock.now().getTime() < end; count += 2) {
    const answers = [await tryFrom(count, names[0]), await tryFrom(count + 1, names[1])]
    lookedAt += answers.filter(({ statusCode }) => statusCode === 401).length
    const waits = answers.map((answer) => answer.json<{ retry_after?: number }>().retry_after ?? 0)
    product.clock.advance(Math.min(...waits) * 1000)
  }
  return lookedAt
}

test('permits a hundred guesses a day by a hundred addresses, and the owner can log in by mail', async () => {
  const { username, email } = asha

  const lookedAt = await guessAtBoth([username, email])
  await resetByMail(email, { address: newAddress() })
  const own = [await tryFrom(0, username, NEW_PASSWORD), await tryFrom(1, email, NEW_PASSWORD)]

  expect(lookedAt).toBeLessThanOrEqual(100)
  expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('does not reveal the owner’s email if a username is locked', async () => {
  const { username, email } = asha
  product.clock.advance(DAY_MS)
  for (let count = 0; count < 12; count += 1) await tryFrom(count, username)

  const answers = [await tryFrom(12, email.toUpperCase()), await tryFrom(13, `nobody.${email}`)]

  const told = answers.map((answer) => ({ ...answer.json<object>(), request_id: null }))
  expect((await tryFrom(14, username)).statusCode).toBe(429)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(told[0]).toEqual(told[1])
})

test('does not block other logins because of an unknown name', async () => {
  const { id, access_token: token, password } = asha
  for (let count = 0; count < 12; count += 1) await tryFrom(count, `${id}:signed-in`)

  const answer = await product.call('createLoginLink', { token, body: { password } })

  expect(answer.status).toBe(201)
})
