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

test('what the player did stands at once', () => {
  expect(msPerLetterOf('user_action', 'typed')).toBeNull()
})

test('an instant reader waits for no letter, a fast one a fifth as long', () => {
  expect(msPerLetterOf('narrative', 'instant')).toBeNull()
  expect(msPerLetterOf('narrative', 'fast')).toBe(5)
})
