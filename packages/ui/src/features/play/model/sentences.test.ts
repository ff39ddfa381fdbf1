import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sentencesOf, MAX_SPOKEN_CHARACTERS } from './sentences.ts'

const wordsOf = (text: string, lang = 'en') =>
  sentencesOf(text, lang).map(({ start, end }) => text.slice(start, end))

test('splits a text into sentences', () => {
  expect(wordsOf('She waits. “Late,” she says.\n\nThe water answers!')).toEqual([
    'She waits.',
    '“Late,” she says.',
    'The water answers!',
  ])
})

test('ends a Hindi sentence at a danda', () => {
  expect(wordsOf('दीया नीचे जाता है। पानी बोलता है।', 'hi')).toEqual([
    'दीया नीचे जाता है।',
    'पानी बोलता है।',
  ])
})

test('splits a long sentence after a comma', () => {
  const half = 'the stairs went down and down and round and down again until nobody was counting'
  const pieces = wordsOf(`${half}, ${half}, ${half}.`)

  expect(pieces[0]).toBe(`${half}, ${half},`)
  expect(pieces).toHaveLength(2)
})

test('preserves all text and limits the length of each part', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
      const pieces = wordsOf(text)

      expect(pieces.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
      expect(pieces.every((piece) => piece.length <= MAX_SPOKEN_CHARACTERS)).toBe(true)
    }),
  )
})
