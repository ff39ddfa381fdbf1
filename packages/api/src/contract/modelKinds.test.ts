import { expect, test } from 'vitest'

import { isFitting } from './vocabulary/vocabulary.ts'

test('a storyteller is bound to what tells, and a painter to what paints', () => {
  expect(isFitting('anthropic', 'vyasa')).toBe(true)
  expect(isFitting('comfyui', 'vyasa')).toBe(false)
  expect(isFitting('anthropic', 'ajanta')).toBe(false)
  expect(isFitting('stable-diffusion-webui', 'ajanta')).toBe(true)
})

test('words are looked at and read aloud by servers that are OpenAI-compatible', () => {
  expect(isFitting('openai-compatible', 'moderation')).toBe(true)
  expect(isFitting('google', 'moderation')).toBe(false)
  expect(isFitting('openai-compatible', 'voice')).toBe(true)
  expect(isFitting('comfyui', 'voice')).toBe(false)
})
