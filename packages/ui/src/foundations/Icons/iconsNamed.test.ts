import { expect, test } from 'vitest'

import { iconsNamed } from './iconsNamed.ts'

const NAMES = ['arrowLeft', 'chevronLeft', 'lotus', 'lamp'] as const

test.each([
  ['', [...NAMES]],
  ['left', ['arrowLeft', 'chevronLeft']],
  ['Arrow left ', ['arrowLeft']],
  ['like', ['lotus']],
  ['spaceship', []],
])('a search for %j finds %j', (words, found) => {
  expect(iconsNamed(words, NAMES)).toEqual(found)
})
