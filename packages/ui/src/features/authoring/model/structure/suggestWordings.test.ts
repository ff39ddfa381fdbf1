import { expect, test } from 'vitest'

import { suggestWordings } from './suggestWordings.ts'

test.each([
  [
    'Ask the ferryman about the light.',
    [
      'question the ferryman about the light',
      'talk to the ferryman about the light',
      'ask ferryman about light',
    ],
  ],
  ['Take the lamp, and go home', ['pick up the lamp', 'grab the lamp', 'take lamp']],
  ['Zigzag', ['i want to zigzag', 'let me zigzag', 'i zigzag']],
  ['बूढ़े से पूछो', ['बूढ़े से सवाल करो', 'बूढ़े से पता करो', 'बूढ़े से पूछना है']],
  ['दरवाज़ा बंद करो', ['दरवाज़ा बंद कर दो', 'दरवाज़ा भेड़ दो', 'दरवाज़ा बंद करना है']],
  [' … ', []],
])('suggests other wordings of “%s”', (label, wordings) => {
  expect(suggestWordings(label)).toEqual(wordings)
})

test('does not suggest a wording that already exists', () => {
  const first = suggestWordings('Ask the ferryman')

  expect(suggestWordings('Ask the ferryman', first)).not.toEqual(expect.arrayContaining([first[0]]))
})

test('does not suggest a wording above the length limit', () => {
  expect(suggestWordings('go '.repeat(200)).every((one) => one.length <= 200)).toBe(true)
})

test('suggests no English wordings for a label in another language', () => {
  expect(suggestWordings('নদী পার হও', [], 'bn')).toEqual([])
  expect(suggestWordings('darwaza kholo, phir jao', [], 'hi')).toEqual(['darwaza kholo'])
})
