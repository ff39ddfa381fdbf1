import { expect, test } from 'vitest'

import { reviewStructure } from '../review.ts'
import type { Choice, StoryStructure } from '../../schema/structure.ts'

const withChoices = (choices: readonly Choice[], text = 'A well.'): StoryStructure => ({
  state: { rope: { flag: false }, coins: { number: [0, 9] } },
  start_node: 'well',
  nodes: { well: { text, choices: [...choices] }, out: { text: 'Out.', choices: [] } },
})
const codesOf = (structure: StoryStructure) => reviewStructure(structure).map(({ code }) => code)

test.each([
  ['rope', 'not rope', false],
  ['coins < 3', 'coins >= 3', false],
  ['coins < 4', 'coins >= 3', true],
  ['rope', 'coins > 3', true],
])('two choices of the same words under %s and %s are alike: %s', (one, other, isAlike) => {
  const choices = [one, other].map((condition) => ({ text: 'Go', target: 'out', if: condition }))

  expect(codesOf(withChoices(choices)).includes('choices_alike')).toBe(isAlike)
})

test.each([
  ['a text that asks for it', '{rope: The rope is tied.|Deep.}', true],
  ['a text that does not', 'A rope would do.', false],
])('a choice that sets something may lead back to %s', (_, text, isFine) => {
  const choices = [
    { text: 'Tie the rope', target: 'well', sets: { rope: true } },
    { text: 'Go', target: 'out' },
  ]

  expect(codesOf(withChoices(choices, text)).includes('self_loop')).toBe(!isFine)
})
