import { expect, test } from 'vitest'

import { answerIn } from './answerIn.ts'

test.for([
  ['spell MRIDGANDH on the lock', 'mridgandh'],
  ['mridgandha', 'Mridgandh'],
  ['is it mirdgandh?', 'mridgandh'],
  ['मृदगंध', 'mridgandh'],
  ['the great river', 'Great River'],
  ['4', '4'],
  ['well i think that it must be a vow', 'vow'],
] as const)('"%s" holds the answer %s', ([text, answer]) => {
  expect(answerIn(text, [answer])).toBe(true)
})

test.for([
  ['cat', 'bat'],
  ['mrigand', 'mridgandh'],
  ['great', 'Great River'],
  ['', 'bat'],
  ['14', '4'],
  ['ask dr iyer why she has one slipper', 'one'],
  ['i walk round it once more and then take only one step back', 'one'],
] as const)('"%s" does not hold the answer %s', ([text, answer]) => {
  expect(answerIn(text, [answer])).toBe(false)
})
