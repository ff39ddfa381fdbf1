import { expect, test } from 'vitest'

import { authoredPhrases } from '../classifier/authoredPhrases.ts'
import { readHarmExamples } from './harmExamples.ts'

test.for(['te', 'gu'])('no phrase of a story in %s teaches what is harmless', (without) => {
  const phrases = authoredPhrases(({ language }) => (language === without ? 1 : 0))
  const others = new Set(authoredPhrases(({ language }) => (language === without ? 0 : 1)))
  const learnt = new Set(readHarmExamples().map(({ text }) => text))

  expect(phrases).not.toEqual([])
  expect(phrases.filter((text) => learnt.has(text) && !others.has(text))).toEqual([])
})
