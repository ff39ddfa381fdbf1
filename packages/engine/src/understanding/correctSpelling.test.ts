import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { isAside } from '../world/ruling.ts'
import { beginStory } from '../turn/apply.ts'
import { interpret } from '../turn/decide.ts'
import { NO_LORE } from './lore.ts'
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

const graph = openGraph({
  start_node: 'hut',
  nodes: {
    hut: {
      text: 'A brass lamp stands in the corner, full of oil.',
      choices: CHOICES.map((text) => ({ text, target: 'end' })),
    },
    end: { text: 'The end.', choices: [] },
  },
})
const kindOf = (text: string) => {
  const { state } = beginStory(graph, { xp: 100, seed: 1 })
  const ruling = interpret({
    graph,
    state,
    action: { type: 'custom_action', text },
    lore: NO_LORE,
  })
  if (isAside(ruling) || 'code' in ruling) return 'aside'
  return ruling.kind === 'advance' ? ruling.choice : ruling.kind
}

test('misspelt words take the choice that they mean', () => {
  expect(kindOf('lihgt the lmap')).toBe(0)
})

test('a question about the state of something takes no choice', () => {
  expect(kindOf('is the lamp full?')).toBe('detour')
})
