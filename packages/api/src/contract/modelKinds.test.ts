import { expect, test } from 'vitest'

import { isFitting } from './vocabulary/vocabulary.ts'

test.each([
  ['anthropic', 'vyasa', true],
  ['anthropic', 'ajanta', false],
  ['google', 'ajanta', true],
  ['openai-compatible', 'moderation', true],
  ['google', 'moderation', false],
] as const)('permits binding a provider of kind %s to %s: %s', (kind, name, isBound) => {
  expect(isFitting(kind, name)).toBe(isBound)
})
