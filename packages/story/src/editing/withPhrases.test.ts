import { expect, test } from 'vitest'

import { withPhrases } from './withPhrases.ts'

const structure = {
  start_node: '__proto__',
  nodes: Object.fromEntries([
    [
      '__proto__',
      {
        text: 'A stall.',
        choices: [
          { text: 'Drink', target: 'end', also: ['sip'] },
          { text: 'Leave', target: 'end' },
        ],
      },
    ],
    ['end', { text: 'Done.', choices: [] }],
  ]),
}
const add = (phrases: string[], changes = {}) =>
  withPhrases(structure, { node: '__proto__', choice: 'Drink', phrases, most: 3, ...changes })
const choicesIn = (changed: typeof structure | null) =>
  Object.entries(changed?.nodes ?? {})[0]?.[1].choices

test('phrases come after those that are there, each once, and no more than a choice holds', () => {
  expect(choicesIn(add(['sip', 'gulp', 'gulp', 'swallow', 'quaff']))).toEqual([
    { text: 'Drink', target: 'end', also: ['sip', 'gulp', 'swallow'] },
    { text: 'Leave', target: 'end' },
  ])
})

test('nothing is added to a scene or a choice that is not there', () => {
  expect(add(['gulp'], { node: 'toString' })).toBeNull()
  expect(add(['gulp'], { choice: 'drink' })).toBeNull()
})
