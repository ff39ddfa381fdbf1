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
  ['isn’t it a vow?', 'vow'],
  ['it is no child, it is a vow', 'vow'],
  ['i found four, not five', 'four'],
  ['मैं पशुओं का नहीं, पंछियों का हूँ', 'पंछियों का'],
  ['is it four?', 'four'],
  ['4?', '4'],
  ['no one', 'no one'],
] as const)('"%s" contains the answer %s', ([text, answer]) => {
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
  ['do not ring one', 'one'],
  ['why only one slipper', 'one'],
  ['what does one bell do', 'one'],
  ['why only four', 'only four'],
  ['it is not a promise', 'promise'],
  ['i found four, not five', 'five'],
  ['मैं पशुओं का नहीं, पंछियों का हूँ', 'पशुओं का'],
  ['தாலாட்டு பாடமாட்டேன்', 'தாலாட்டு'],
] as const)('"%s" does not contain the answer %s', ([text, answer]) => {
  expect(answerIn(text, [answer])).toBe(false)
})
