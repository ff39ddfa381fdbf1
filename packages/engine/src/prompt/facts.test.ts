import { expect, test } from 'vitest'

import type { Fact } from '../world/fact.ts'
import { factsForPrompt } from './facts.ts'
import type { PastTurn } from '../narration/narration.ts'

const fact = (kind: Fact['kind'], what: string, turn: number, times = 1): Fact => ({
  kind,
  what,
  turn,
  times,
})
const noted = (...facts: Fact[]): PastTurn => ({
  deed: null,
  told: '',
  note: { scene: 'x', deed: null, fact: null, facts },
})
const told = (now: number, facts: readonly Fact[], past: readonly PastTurn[] = []) =>
  factsForPrompt({ facts, turn: now }, past).map(({ what, times }) => `${what} ×${times}`)

test('a repeated fact is listed once, with its count', () => {
  const past = [noted(fact('told', 'of the fire', 2)), noted(fact('told', 'of the fire', 5))]

  expect(told(9, [fact('told', 'of the fire', 5, 2)], past)).toEqual(['of the fire ×2'])
})

test('facts that the state has dropped come from the notes, oldest first', () => {
  const past = [noted(fact('gave', 'the comb', 1)), noted(fact('promised', 'to be back', 3))]

  expect(told(9, [fact('promised', 'to be back', 3)], past)).toEqual([
    'the comb ×1',
    'to be back ×1',
  ])
})

test('recent acts and statements are left out, and promises are listed immediately', () => {
  const facts = [
    fact('did', 'climb the tower', 2),
    fact('said', 'I hum', 9),
    fact('did', 'ring the bell', 10),
    fact('promised', 'to be back', 10),
  ]

  expect(told(9, facts)).toEqual(['climb the tower ×1', 'to be back ×1'])
})
