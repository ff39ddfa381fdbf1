import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { worldOf } from '../state/playWorld.ts'
import { beginStory } from '../turn/apply.ts'
import { NO_LORE } from './lore.ts'
import { reactionOfKind } from './reactionOfKind.ts'

const story = (to: string[]): StoryStructure => ({
  start_node: 'field',
  state: {},
  reactions: [{ to, text: 'You do it.' }],
  nodes: { field: { text: 'A field.', choices: [] } },
})

function given(to: string[], text: string) {
  const graph = openGraph(story(to))
  const { state } = beginStory(graph, { xp: 10, seed: 1 })
  const world = worldOf(graph, state)
  return reactionOfKind({ graph, world, node: 'field', text, lore: NO_LORE })
}

test('who cries in words of their own is answered as one who cries', () => {
  expect(given(['weep', 'cry out loud', 'sob'], 'I weep by the road')).not.toBeNull()
})

test('a reaction is of no kind by one phrase among many', () => {
  const seam = ['touch the seam', 'mend the crack', 'cry', 'look for the edge']

  expect(given(seam, 'weep')).toBeNull()
})

test('what is felt by hand is no feeling', () => {
  expect(given(['feel the seam', 'feel for the edge', 'feel my skull'], 'weep')).toBeNull()
})

test.for([
  ['put the whistle in my mouth and keep it shut', ['whistle a tune', 'sing', 'hum']],
  ['bite the pork', ['hit him', 'bite', 'strike']],
] as const)('"%s" is for something else than its kind', ([text, to]) => {
  expect(given([...to], text)).toBeNull()
})

test.for([
  ['go and sing something', ['whistle a tune', 'sing', 'hum']],
  ['bite him', ['hit him', 'bite', 'strike']],
] as const)('"%s" is of its kind', ([text, to]) => {
  expect(given([...to], text)).not.toBeNull()
})
