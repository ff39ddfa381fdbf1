import { expect, test } from 'vitest'

import { msPerLetterOf } from './typingSpeed.ts'

test.each([
  ['narrative', 25],
  ['setup', 25],
  ['error', 30],
  ['warning', 30],
  ['completion', 40],
] as const)('a letter of %s takes %d milliseconds', (type, ms) => {
  expect(msPerLetterOf(type, 'typed')).toBe(ms)
})

test.each(['user_action', 'choice', 'action', 'model_info', 'session_separator'] as const)(
  'a letter of %s, which sets no speed of its own, takes 30 milliseconds',
  (type) => {
    expect(msPerLetterOf(type, 'typed')).toBe(30)
  },
)

test('a picture has no letters: it stands at once', () => {
  expect(msPerLetterOf('image', 'typed')).toBeNull()
})

test('an instant reader waits for no letter, a fast one a fifth as long', () => {
  expect(msPerLetterOf('narrative', 'instant')).toBeNull()
  expect(msPerLetterOf('narrative', 'fast')).toBe(5)
})
