import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { correctSpelling } from './correctSpelling.ts'

const CHOICES = ['Light the lamp', 'Follow the woman home']

test.for([
  ['lihgt the lmap', 'light the lamp'],
  ['folow her home n ask', 'follow her home and ask'],
  ['I comb my hair', 'I comb my hair'],
  ['count the lumps', 'count the lumps'],
] as const)('“%s” is read as “%s”', ([typed, read]) => {
  expect(correctSpelling(typed, CHOICES)).toBe(read)
})

const story = {
  start_node: 'hut',
  nodes: {
    hut: {
      text: 'A brass lamp stands in the corner, full of oil.',
      choices: CHOICES.map((text) => ({ text, target: 'end' })),
    },
    end: { text: 'The end.', choices: [] },
  },
}

test('misspelt words take the choice that they mean', () => {
  expect(saidIn(story, 'lihgt the lmap')).toMatchObject({ kind: 'advance', choice: 0 })
})

test('a question about the state of something takes no choice', () => {
  expect(saidIn(story, 'is the lamp full?')).toMatchObject({ kind: 'detour' })
})
