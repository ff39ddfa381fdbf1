import { expect, test } from 'vitest'

import { reasonFor, shippedPackages } from './shippedPackages.mjs'

test('every package that ships has a licence that may ship, or one that somebody has looked at', () => {
  const packages = shippedPackages()

  const strange = packages.filter((it) => reasonFor(it) === null)

  expect(packages.length).toBeGreaterThan(100)
  expect(strange.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('what a browser is sent ships, also where it is installed for building alone', () => {
  const names = new Set(shippedPackages().map(({ name }) => name))

  expect(names).toContain('@uiw/react-codemirror')
  expect(names).toContain('@codemirror/state')
  expect(names).not.toContain('vitest')
})

test('a licence that nobody has looked at is noticed', () => {
  expect(reasonFor({ name: 'stranger', licence: 'GPL-3.0-only' })).toBe(null)
  expect(reasonFor({ name: 'either', licence: '(GPL-3.0-only OR MIT)' })).toBe('')
})
