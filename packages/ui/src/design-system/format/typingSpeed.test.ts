import { expect, test } from 'vitest'

import { msPerLetterOf } from './typingSpeed.ts'

test.each([
  ['narrative', 25],
  ['setup', 25],
  ['error', 30],
  ['warning', 30],
  ['completion', 40],
] as const)('%s takes %d milliseconds per letter', (type, ms) => {
  expect(msPerLetterOf(type, 'typed')).toBe(ms)
})

test.each(['user_action', 'choice', 'action', 'model_info', 'session_separator'] as const)(
  '%s takes the default of 30 milliseconds',
  (type) => {
    expect(msPerLetterOf(type, 'typed')).toBe(30)
  },
)

test('a picture has no typing time', () => {
  expect(msPerLetterOf('image', 'typed')).toBeNull()
})

test('instant speed has no delay, and fast speed a fifth', () => {
  expect(msPerLetterOf('narrative', 'instant')).toBeNull()
  expect(msPerLetterOf('narrative', 'fast')).toBe(5)
})
