import fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstGrapheme, graphemeEnds } from './graphemes.ts'

test('a Devanagari syllable counts as one letter', () => {
  const ends = graphemeEnds('कि!')

  expect(ends).toEqual([2, 3])
})

test('never splits an emoji that shows several people', () => {
  const family = '👨‍👩‍👧'

  const ends = graphemeEnds(family)

  expect(ends).toEqual([family.length])
})

test('joining all letters of a text returns the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const ends = graphemeEnds(text)
      const letters = ends.map((end, place) => text.slice(ends[place - 1] ?? 0, end))

      expect(letters.join('')).toBe(text)
    }),
  )
})

test('returns the first grapheme of a name', () => {
  const letters = ['Ira', 'मीरा सोलंकी', 'தேன்மொழி', 'কুহেলি', 'क्षमा', 'Ångström', '👨‍👩‍👧!', '']

  expect(letters.map(firstGrapheme)).toEqual(['I', 'मी', 'தே', 'কু', 'क्ष', 'Å', '👨‍👩‍👧', ''])
})

const SIGNS = [...'aZéø \u0301\u200d\u200cकक्षाि्ज़ंঁকিািন্যতமெ்ொஷஸ்ரீ👍🏽\r\n']

test('returns the same first letter as `Intl.Segmenter` for any text', () => {
  const text = fc.array(fc.constantFrom(...SIGNS), { maxLength: 6 }).map((signs) => signs.join(''))

  fc.assert(
    fc.property(text, (any) => {
      expect(firstGrapheme(any)).toBe(any.slice(0, graphemeEnds(any)[0] ?? 0))
    }),
    { numRuns: 2000 },
  )
})
