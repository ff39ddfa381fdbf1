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
  ['another Latin letter on the same key', { key: 'o', code: 'KeyS' }],
  ['a punctuation mark on the same key', { key: ';', code: 'KeyS' }],
  ['another Devanagari letter', { key: 'ब', code: 'KeyY' }],
  ['a letter typed with Ctrl and Alt', { key: 'ś', code: 'KeyS', altKey: true }],
  ['the letter without Ctrl', { key: 's', code: 'KeyS', ctrlKey: false }],
])('does not save on %s', (_what, pressed) => {
  expect(isSaveKey({ ...control, ...pressed })).toBe(false)
})
