import { expect, test } from 'vitest'

import { withoutHesitation } from './hesitation.ts'

test.for([
  ['wait am i the bad guy in this', 'am i the bad guy in this'],
  ['wait wait let me get this straight', 'let me get this straight'],
  ['Wait, so grandma was the guardian?', 'so grandma was the guardian?'],
  ['hold on... what is this', 'what is this'],
  ['oh come on, why is it always me', 'why is it always me'],
] as const)('who hesitates speaks after it: %s', ([said, meant]) => {
  expect(withoutHesitation(said)).toBe(meant)
})

test.for([
  'wait',
  'wait for him',
  'wait here till dawn',
  'wait and see',
  'hold on to the rope',
  'come on the boat',
])('to wait is a deed: %s', (said) => {
  expect(withoutHesitation(said)).toBe(said)
})
