import { webcrypto } from 'node:crypto'

import { afterEach, expect, test, vi } from 'vitest'

import { newUuid } from './newUuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('returns a new version 4 UUID without `crypto.randomUUID`', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint8Array) => webcrypto.getRandomValues(into),
  })

  const ids = Array.from({ length: 100 }, newUuid)

  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(ids.length)
})
