import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { interpret } from '@kathasagar/engine/turn/decide'

import { lore } from './lore.ts'

const story: StoryStructure = {
  start_node: 'road',
  reactions: [
    { to: ['who am i', 'am i a boy or a girl'], text: 'You are the road.' },
    { to: ['how many endings are there', 'how many endings have i found'], text: 'Three.' },
  ],
  nodes: {
    road: { text: 'A child walks on you.', choices: [{ text: 'Lead her home', target: 'home' }] },
    home: { text: 'The end.', choices: [] },
  },
}

function heard(text: string, structure = story) {
  const graph = openGraph(structure)
  const { state } = beginStory(graph, { xp: 100, seed: 3 })
  return interpret({
    graph,
    state,
    action: { type: 'custom_action', text },
    lore,
  })
}

test.for([
  ['wait who am i? the road??', 0],
  ['who am i in this, am i a girl?', 0],
  ['how many endings have i found so far', 1],
] as const)('an authored reaction is narrated by the story: %s', ([text, index]) => {
  expect(heard(text)).toMatchObject({ kind: 'reaction', answer: { of: 'story', index } })
})

test.for([
  ['how long is this story', 'length'],
  ['who wrote this story', 'storyteller'],
  ['help', 'help'],
] as const)('unmatched input gets a note: %s', ([text, topic]) => {
  expect(heard(text)).toEqual({ aside: 'hint', topic })
})

test('a story without such reactions uses the note', () => {
  const { reactions: _, ...silent } = story

  expect(heard('who am i', silent)).toEqual({ aside: 'hint', topic: 'who' })
})
