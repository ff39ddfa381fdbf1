import { MINUTE_MS } from '@kathasagar/api/contract'
import { describe, expect, test } from 'vitest'

import { addHits } from '../platform/rateLimits.ts'
import { openTestApp } from '../test/openTestApp.ts'
import {
  createStrictCounter,
  createThriftyCounter,
  type AddHits,
  type Counter,
} from './counters.ts'

let statements = 0
const product = await openTestApp()

const onTheWay = new Set<Promise<unknown>>()

const add: AddHits = (...hit) => {
  statements += 1
  const answer = addHits(product.db, ...hit)
  onTheWay.add(answer)
  return answer
}

const told = () => Promise.all(onTheWay)

async function hitOften(counter: Counter, key: string, times: number, max = 300) {
  let last = 0
  for (let count = 0; count < times; count += 1) {
    const hit = await counter(key, { max, windowMs: MINUTE_MS }, product.clock.now())
    last = hit.hits
    if (count % 10 === 0) await told()
  }
  await told()
  return last
}

describe('a thrifty counter', () => {
  test('knows the hits of other processes, except the last batch of each', async () => {
    await hitOften(createThriftyCounter(add), 'shared', 100)
    expect(await hitOften(createThriftyCounter(add), 'shared', 100)).toBeGreaterThan(200 - 20)
  })

  test('makes no further queries for a refused flood', async () => {
    const counter = createThriftyCounter(add)
    await hitOften(counter, 'flood', 50, 30)
    statements = 0

    await hitOften(counter, 'flood', 100, 30)

    expect(statements).toBe(0)
  })

  test('works while the database is down', async () => {
    const away = () => Promise.reject(new Error('away'))

    expect(await hitOften(createThriftyCounter(away), 'away', 50)).toBe(50)
  })

  test('queries the database once for twenty hits, and restarts when its window has ended', async () => {
    const counter = createThriftyCounter(add)
    statements = 0

    const hits = await hitOften(counter, 'alone', 200)
    const asked = statements
    product.clock.advance(MINUTE_MS)

    expect([hits, await hitOften(counter, 'alone', 1)]).toEqual([200, 1])
    expect(asked).toBeLessThanOrEqual(11)
  })
})

describe('a strict counter', () => {
  test('counts every hit of all processes', async () => {
    await hitOften(createStrictCounter(add), 'strict', 7)
    expect(await hitOften(createStrictCounter(add), 'strict', 1)).toBe(8)
  })

  test('makes no further queries when a window is full', async () => {
    const counter = createStrictCounter(add)
    await hitOften(counter, 'full', 4, 3)
    statements = 0

    const hits = await hitOften(counter, 'full', 20, 3)

    expect([hits > 3, statements]).toEqual([true, 0])
  })
})
