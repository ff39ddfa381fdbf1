import { expect, test } from 'vitest'

import { msPerLetterOf } from './typingSpeed.ts'

test.each([
  ['narrative', 25],
  ['setup', 25],
  ['error', 30],
  ['warning', 30],
  ['completion', 40],
] as const)('types a %s with %d milliseconds per letter', (type, ms) => {
  expect(msPerLetterOf(type, 'typed')).toBe(ms)
})

test.each(['user_action', 'choice', 'action', 'model_info', 'session_separator'] as const)(
  'types a %s with 30 milliseconds per letter, which is the default',
  (type) => {
    expect(msPerLetterOf(type, 'typed')).toBe(30)
  },
)

test('shows an image without typing', () => {
  expect(msPerLetterOf('image', 'typed')).toBeNull()
})

test('types without delay at the speed `instant`, and five times faster at `fast`', () => {
  expect(msPerLetterOf('narrative', 'instant')).toBeNull()
  expect(msPerLetterOf('narrative', 'fast')).toBe(5)
})
