import { expect, test } from 'vitest'

import { addressOf, placeIn } from './structureAddress.ts'

const opened = (address: Record<string, string>) => placeIn(new URLSearchParams(address))

test('returns a URL that opens the location of a finding', () => {
  const path = ['cast', 'a/b "c"', 'says', 0, 'if']

  expect(opened(addressOf({ node: null, path }))).toEqual({ node: '', path })
  expect(opened(addressOf({ node: 'counter', path: undefined }))).toEqual({ node: 'counter' })
  expect(opened(addressOf({ node: null, path: undefined }))).toBeUndefined()
})

test('opens the scene in an invalid URL, or no location', () => {
  expect(opened({ scene: 'counter', at: '[{"x":1}]' })).toEqual({ node: 'counter' })
  expect(opened({ at: '["state"' })).toBeUndefined()
})
