import { expect, test } from 'vitest'

import { reasonFor, shippedPackages } from './shippedPackages.mjs'

test('every shipped package has an allowed or reviewed licence', () => {
  const packages = shippedPackages()

  const strange = packages.filter((it) => reasonFor(it) === null)

  expect(packages.length).toBeGreaterThan(100)
  expect(strange.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('packages in the browser bundle count as shipped, also development dependencies', () => {
  const names = new Set(shippedPackages().map(({ name }) => name))

  expect(names).toContain('@xyflow/react')
  expect(names).toContain('@xyflow/system')
  expect(names).not.toContain('vitest')
})

test('an unknown licence is found', () => {
  expect(reasonFor({ name: 'stranger', licence: 'GPL-3.0-only' })).toBe(null)
  expect(reasonFor({ name: 'either', licence: '(GPL-3.0-only OR MIT)' })).toBe('')
})
