import { expect, test } from 'vitest'

import { soundedWords } from './lexicon.ts'

test.for([
  ['ఎవరు', 'एवरु'],
  ['மொழி', 'मोळि'],
  ['நான்', 'नान'],
  ['மறம்', 'मरम'],
  ['কোথায়'.normalize('NFD'), 'কোথায়'],
] as const)('%s sounds like %s, letters that Hindi lacks like those nearest', ([word, like]) => {
  expect(soundedWords(word)).toEqual(soundedWords(like))
})
