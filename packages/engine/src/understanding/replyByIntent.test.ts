import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { worldOf } from '../world/playWorld.ts'
import { beginStory } from '../turn/apply.ts'
import { NO_LORE } from './lore.ts'
import { reactionOfKind } from './replyByIntent.ts'

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

test('a reaction to crying answers a player who cries in other words', () => {
  expect(given(['weep', 'cry out loud', 'sob'], 'I weep by the road')).not.toBeNull()
})

test('one phrase among many does not set the intent of a reaction', () => {
  const seam = ['touch the seam', 'mend the crack', 'cry', 'look for the edge']

  expect(given(seam, 'weep')).toBeNull()
})

test('feeling by hand is no emotion', () => {
  expect(given(['feel the seam', 'feel for the edge', 'feel my skull'], 'weep')).toBeNull()
})

test.for([
  ['put the whistle in my mouth and keep it shut', ['whistle a tune', 'sing', 'hum']],
  ['bite the pork', ['hit him', 'bite', 'strike']],
] as const)('"%s" has another main act than its intent', ([text, to]) => {
  expect(given([...to], text)).toBeNull()
})

test.for([
  ['go and sing something', ['whistle a tune', 'sing', 'hum']],
  ['bite him', ['hit him', 'bite', 'strike']],
] as const)('"%s" has the main act of its intent', ([text, to]) => {
  expect(given([...to], text)).not.toBeNull()
})
