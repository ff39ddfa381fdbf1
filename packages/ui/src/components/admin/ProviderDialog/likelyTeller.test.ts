import { expect, test } from 'vitest'

import { likelyTeller } from './likelyTeller.ts'

test('the model that is proposed to tell is the first that is not named for something else', () => {
  expect(likelyTeller(['dall-e-3', 'text-embedding-3-small', 'llama3.2', 'mistral'])).toBe(
    'llama3.2',
  )
})

test('where none is left that could tell, none is proposed', () => {
  expect(likelyTeller(['whisper-1', 'tts-1'])).toBe('')
})
