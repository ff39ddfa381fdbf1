import { MINUTE_MS } from '@kathasagar/api/contract'
import { describe, expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'
import { PASSWORD, postFrom } from '../test/caller.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { beginPlay } from '../test/play.ts'
import { addressKey } from './limits.ts'

const product = await openTestApp({ ports: { rateLimitFactor: 1 } })

/** Logs in from its own IP address, so that only one limit applies. */
const signInFrom = (address: string, email_or_username: string, password: string) =>
  postFrom(product, address, '/auth/login', { email_or_username, password })

describe('one address', () => {
  test('may try to log in ten times a minute, and then gets the time to retry', async () => {
    const tries = []
    for (let count = 0; count < 11; count += 1) {
      tries.push(await signInFrom('192.0.2.1', `unknown_${count}`, 'Wrong#1234'))
    }
    const last = tries.at(-1)
    product.clock.advance(MINUTE_MS)
    const later = await signInFrom('192.0.2.1', 'unknown_late', 'Wrong#1234')

    expect(tries.slice(0, 10).every(({ statusCode }) => statusCode === 401)).toBe(true)
    expect(last?.statusCode).toBe(429)
    expect(last?.headers['retry-after']).toBe('60')
    expect(last?.json()).toMatchObject({ code: 'too_many_requests', retry_after: 60 })
    expect(later.statusCode).toBe(401)
  })

  test('gets ten of forty concurrent logins evaluated', async () => {
    const signIn = (_: unknown, count: number) =>
      signInFrom('192.0.2.3', `parallel_${count}`, 'Wrong#1234')
    const answers = await Promise.all(Array.from({ length: 40 }, signIn))

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  test('may read three hundred times a minute', async () => {
    const call = { url: '/api/v1/config', remoteAddress: '192.0.2.4' }
    const reads = await Promise.all(Array.from({ length: 301 }, () => product.app.inject(call)))

    const refused = reads.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('one account', () => {
  test('accepts ten guesses from any addresses, then guesses at increasing intervals', async () => {
    const { username } = await product.register()
    const statuses = []
    for (let count = 0; count < 12; count += 1) {
      const guess = await signInFrom(`198.51.100.${count}`, username, 'Wrong#1234')
      statuses.push(guess.statusCode)
    }
    product.clock.advance(1000)
    const afterOneSecond = await signInFrom('198.51.100.50', username, 'Wrong#1234')
    const atOnce = await signInFrom('198.51.100.51', username, 'Wrong#1234')

    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect(afterOneSecond.statusCode).toBe(401)
    expect(atOnce.json()).toMatchObject({ retry_after: 2 })
  })

  test('has its limit reset when its owner logs in', async () => {
    const { username } = await product.register()
    for (let count = 0; count < 9; count += 1) {
      await signInFrom(`203.0.113.${count}`, username, 'Wrong#1234')
    }
    await signInFrom('203.0.113.100', username, PASSWORD)

    const next = await signInFrom('203.0.113.101', username, 'Wrong#1234')
    const right = await signInFrom('203.0.113.102', username, PASSWORD)

    expect([next.statusCode, right.statusCode]).toEqual([401, 200])
  })
})

describe('mail', () => {
  const ask = (address: string, path: string, email: string) =>
    postFrom(product, address, `/auth/${path}`, { email })

  test('is requested at most five times an hour from one address, for any kind of mail', async () => {
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      const path = count % 2 ? 'forgot-password' : 'resend-verification'
      statuses.push((await ask('192.0.2.80', path, `box_${count}@example.org`)).statusCode)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each(['known', 'unknown'])(
    'is sent at most once a minute and five times a day: %s',
    async (which) => {
      const { email } = await product.register({ username: `mailed_${which}` })
      const box = which === 'known' ? email : `nobody.${email}`
      const statuses = []
      for (let count = 0; count < 6; count += 1) {
        const from = `198.18.${which.length}.${count}`
        statuses.push((await ask(from, 'forgot-password', box.toUpperCase())).statusCode)
        statuses.push((await ask(`${from}0`, 'resend-verification', box)).statusCode)
        product.clock.advance(MINUTE_MS)
      }

      expect(statuses).toEqual([...Array<number[]>(5).fill([200, 429]).flat(), 429, 429])
    },
  )
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts the address %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test('lets a player act sixty times a minute, and then returns the time to retry', async () => {
  const strict = await buildTestApp({ ports: { rateLimitFactor: 1 } })
  const play = await beginPlay(strict)
  const undo = () => play.act({ action_type: 'undo' })
  const codes = new Set<string>()
  const minute = async () => {
    for (let count = 0; count < 60; count += 1) codes.add((await undo()).refusal().code)
  }
  await minute()
  strict.clock.advance(42_000)
  const refused = await undo()
  strict.clock.advance(18_000)
  for (const _ of [2, 3, 4, 5]) {
    await minute()
    strict.clock.advance(MINUTE_MS)
  }

  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('18')
  expect(refused.refusal().detail).toBe('Too many requests. Try again in 18 seconds.')
  expect([...codes]).toEqual(['nothing_to_undo'])
  await strict.close()
})
