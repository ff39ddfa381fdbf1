import { expect, test } from 'vitest'

import { keywordsOf, wordSimilarity } from './keywordsOf.ts'

const isOne = (text: string, other: string) => {
  const [said, written] = [keywordsOf(text), keywordsOf(other)]
  return (
    said.length > 0 &&
    said.every((one) => written.some((two) => wordSimilarity(one, two) >= 0.9)) &&
    written.every((two) => said.some((one) => wordSimilarity(one, two) >= 0.9))
  )
}

test.for([
  'खोलूँगा',
  'खोलो',
  'खोलिए',
  'खोल दीजिए',
  'खोल दिया',
  'खोलनी है',
  'खोलकर',
  'khol do',
  'kholunga',
  'kholoonga',
  'kholkr',
  'khol dijiye',
  'khol ke',
  'kholte hai',
])('the forms of a Hindi verb are the same word: %s', (form) => {
  expect(isOne(`खिड़की ${form}`, 'खिड़की खोलना')).toBe(true)
})

test.for([
  'करूँगा',
  'करो',
  'कीजिए',
  'कर दिया',
  'करनी है',
  'करेंगे',
  'करवाओ',
  'kar do',
  'karunga',
  'krunga',
  'kardo',
  'kijiye',
  'karni hai',
  'karenge',
])('forms of "to do" have a low weight: %s', (form) => {
  expect(keywordsOf(`हिसाब ${form}`).map(({ word }) => word)).toEqual(['हिसाब'])
})

test.for([
  ['sach bataiye', 'सच बताना'],
  ['bataunga sach', 'सच बताना'],
  ['हटा दो', 'हटाना'],
  ['darwaza', 'darvaaja'],
  ['phoolon', 'foolon'],
  ['zameen', 'jamin'],
  ['mehel', 'mahal'],
  ['shehar', 'shahar'],
  ['behen', 'bahan'],
  ['baithna', 'beithna'],
] as const)('Hindi words match however they are typed: %s, %s', ([one, other]) => {
  expect(isOne(one, other)).toBe(true)
})

test.for(['मी', 'तुला', 'আমি', 'তোমার', 'நான்', 'எனக்கு'])('"%s" does not distinguish texts', (word) => {
  expect(keywordsOf(word)).toEqual([])
})
