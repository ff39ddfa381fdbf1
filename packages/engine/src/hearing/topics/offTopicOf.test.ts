import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { beginStory } from '../../turn/apply.ts'
import { interpret } from '../../turn/interpret.ts'
import { NO_LORE } from '../lore.ts'
import type { OffTopic } from './topicsIn.ts'

const story: StoryStructure = {
  start_node: 'yard',
  state: {},
  cast: { ratna: { name: 'Ratna' } },
  replies: { world: ['It passes by.'], magic: ['It stays as it is.'] },
  nodes: {
    yard: {
      text: 'The buffalo stands under a bell in the yard, and you have the rope.',
      choices: [
        { text: 'Ring the bell', target: 'end', also: ['sound the bell'] },
        { text: 'Lead the buffalo away', target: 'end' },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
}

function heard(text: string, chances: Record<OffTopic, number>, structure = story) {
  const none = NO_LORE.topics('')
  const topics = (said: string) => (said === text ? { ...none, ...chances } : none)
  const lore = { ...NO_LORE, topics }
  const graph = openGraph(structure)
  const { state } = beginStory(graph, { xp: 100, seed: 7 })
  return interpret({ graph, state, action: { type: 'custom_action', text }, lore })
}

const WORLD = { world: 0.4, wonder: 0.1 }
const WONDER = { world: 0.1, wonder: 0.6 }
const NEITHER = { world: 0.1, wonder: 0.1 }

test('what is likely of the world, or a wonder, is told as that', () => {
  const said = 'my aunt keeps two of these at home'

  expect(heard(said, WORLD)).toMatchObject({ kind: 'detour', offTopic: 'world' })
  expect(heard(said, WONDER)).toMatchObject({ kind: 'detour', offTopic: 'wonder' })
  expect(heard(said, NEITHER)).not.toHaveProperty('offTopic')
})

test('what names the story’s own is not of the world outside, but where it surely is', () => {
  const said = 'did a buffalo ever hurt anybody?'

  expect(heard(said, WORLD)).not.toHaveProperty('offTopic')
  expect(heard(said, { world: 0.95, wonder: 0 })).toMatchObject({ offTopic: 'world' })
  // A wonder is done to what is there.
  expect(heard('my buffalo sings like my aunt at home', WONDER)).toMatchObject({
    offTopic: 'wonder',
  })
})

test('two words of the very scene make what is said of it, and one does not', () => {
  const sure = { world: 0.6, wonder: 0 }

  expect(heard('who ties a bell with a rope like mine', sure)).not.toHaveProperty('offTopic')
  expect(heard('who ties a boat with a rope like mine', sure)).toMatchObject({ offTopic: 'world' })
})

test('what names somebody of the story is of it, but where it is all but certainly of the world outside', () => {
  const sure = { world: 0.75, wonder: 0 }

  expect(heard('does Ratna ride the metro?', sure)).not.toHaveProperty('offTopic')
  expect(heard('does Meera ride the metro?', sure)).toMatchObject({ offTopic: 'world' })
  expect(heard('does Ratna ride the metro?', { world: 0.95, wonder: 0 })).toMatchObject({
    offTopic: 'world',
  })
})

test('what is hardly a wonder is a deed, and sooner where it is done to the story’s own', () => {
  const hardly = { world: 0.1, wonder: 0.4 }

  expect(heard('i wet my fingers for her', NEITHER)).not.toHaveProperty('offTopic')
  expect(heard('i turn my fingers to gold', hardly)).toMatchObject({ offTopic: 'wonder' })
  expect(heard('i turn the buffalo around', hardly)).not.toHaveProperty('offTopic')
})

test('what plainly means a choice takes it all the same', () => {
  expect(heard('ring the bell', WORLD)).toMatchObject({ kind: 'advance', choice: 0 })
  expect(heard('i ring that bell', WONDER)).toMatchObject({ kind: 'advance', choice: 0 })
})

test('only what is surely of the world takes none', () => {
  const surely = { world: 0.95, wonder: 0 }

  expect(heard('i ring that bell of the school', WORLD)).toMatchObject({ kind: 'advance' })
  expect(heard('i ring that bell of the school', surely)).toMatchObject({ offTopic: 'world' })
})

test('a story without lines for it hears it as anything else', () => {
  const { replies: _, ...silent } = story
  const ruling = heard('my aunt keeps two of these at home', WORLD, silent)

  expect(ruling).not.toHaveProperty('aside')
  expect(ruling).not.toHaveProperty('offTopic')
})
