import fc from 'fast-check'
import { expect, test } from 'vitest'

import { graphemeEnds } from './graphemes.ts'

test('a Devanagari syllable counts as one letter', () => {
  const ends = graphemeEnds('कि!')

  expect(ends).toEqual([2, 3])
})

test('an emoji of several people is never cut in two', () => {
  const family = '👨‍👩‍👧'

  const ends = graphemeEnds(family)

  expect(ends).toEqual([family.length])
})

test('the letters of any text put together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const ends = graphemeEnds(text)
      const letters = ends.map((end, place) => text.slice(ends[place - 1] ?? 0, end))

      expect(letters.join('')).toBe(text)
    }),
  )
})
