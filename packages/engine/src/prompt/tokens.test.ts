import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { estimateTokens, trimToTokens } from './tokens.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 400 })

test('Hindi costs more than English of the same length', () => {
  const english = 'the boat waits by the bank'
  const hindi = 'नाव किनारे पर प्रतीक्षा करती'

  expect(estimateTokens(hindi)).toBeGreaterThan(2 * estimateTokens(english))
})

test('an English sentence costs about one token per four letters', () => {
  const sentence = 'The ferryman waits with one hand on the rope and says nothing at all.'

  const tokens = estimateTokens(sentence)

  expect(tokens).toBeGreaterThan(sentence.length / 5)
  expect(tokens).toBeLessThan(sentence.length / 3)
})

test('a cut text fits its limit and is well formed', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.nat({ max: 120 }),
      fc.constantFrom('head', 'tail'),
      (text, room, keep) => {
        const cut = trimToTokens(text, room, keep)

        expect(estimateTokens(cut)).toBeLessThanOrEqual(Math.max(room, 0))
        expect(cut.isWellFormed()).toBe(true)
      },
    ),
  )
})
