import { expect, test } from 'vitest'

import { isSaveKey } from './isSaveKey.ts'

const control = { ctrlKey: true, metaKey: false, altKey: false }

test.each([
  { layout: 'Latin', key: 's', code: 'KeyS' },
  { layout: 'Latin with capitals', key: 'S', code: 'KeyS' },
  { layout: 'Dvorak', key: 's', code: 'Semicolon' },
  { layout: 'Devanagari', key: 'े', code: 'KeyS' },
])('saves on Ctrl+S with a $layout keyboard', ({ key, code }) => {
  expect(isSaveKey({ ...control, key, code })).toBe(true)
})

test.each([
  ['the letter at its place on another Latin keyboard', { key: 'o', code: 'KeyS' }],
  ['a sign at its place', { key: ';', code: 'KeyS' }],
  ['another letter of Devanagari', { key: 'ब', code: 'KeyY' }],
  ['a letter that Ctrl and Alt write', { key: 'ś', code: 'KeyS', altKey: true }],
  ['a plain letter', { key: 's', code: 'KeyS', ctrlKey: false }],
])('does not save on %s', (_what, pressed) => {
  expect(isSaveKey({ ...control, ...pressed })).toBe(false)
})
