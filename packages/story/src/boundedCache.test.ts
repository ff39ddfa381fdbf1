import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createBoundedCache } from '@kathasagar/story/boundedCache'

test('evicts the least recently used value', () => {
  const cache = createBoundedCache<string, number>({ max: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')

  const evicted = cache.set('c', 3)

  expect(evicted).toEqual(['b', 2])
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('creates a value once while it is cached, even if it is undefined', () => {
  const cache = createBoundedCache<string, null>({ max: 2 })
  let made = 0
  const make = () => {
    made += 1
    return null
  }

  cache.getOrCreate('a', make)
  cache.getOrCreate('a', make)
  cache.delete('a')
  cache.getOrCreate('a', make)

  expect(made).toBe(2)
})

test('never exceeds its bound or returns the value of another key', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 })
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 6 }), (asked, max) => {
      const cache = createBoundedCache<number, string>({ max })
      for (const key of asked)
        expect(cache.getOrCreate(key, () => `value ${key}`)).toBe(`value ${key}`)

      const kept = [...Array(13).keys()].filter((key) => cache.get(key) !== undefined)
      const latest = [...new Set(asked.toReversed())].slice(0, max)
      expect(new Set(kept)).toEqual(new Set(latest))
    }),
  )
})
