import { expect, test } from 'vitest'

import { heardWords } from './heardWords.ts'
import { wordSimilarity } from './wordSimilarity.ts'

const isOne = (text: string, other: string) => {
  const [said, written] = [heardWords(text), heardWords(other)]
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
])('each form of a Hindi verb is heard as one: %s', (form) => {
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
])('to do something says nothing by itself, in whichever form: %s', (form) => {
  expect(heardWords(`हिसाब ${form}`).map(({ word }) => word)).toEqual(['हिसाब'])
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
] as const)('Hindi is heard however it is typed: %s, %s', ([one, other]) => {
  expect(isOne(one, other)).toBe(true)
})

test.for(['मी', 'तुला', 'আমি', 'তোমার', 'நான்', 'எனக்கு'])('"%s" tells no text from another', (word) => {
  expect(heardWords(word)).toEqual([])
})
