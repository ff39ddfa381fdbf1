import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { NO_LORE } from './lore.ts'
import type { OffTopic } from '../world/ruling.ts'

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
  return saidIn(structure, text, {}, { topics })
}

const WORLD = { world: 0.4, wonder: 0.1 }
const WONDER = { world: 0.1, wonder: 0.6 }
const NEITHER = { world: 0.1, wonder: 0.1 }

test('words about the outside world or the impossible are off topic', () => {
  const said = 'my aunt keeps two of these at home'

  expect(heard(said, WORLD)).toMatchObject({ kind: 'detour', offTopic: 'world' })
  expect(heard(said, WONDER)).toMatchObject({ kind: 'detour', offTopic: 'wonder' })
  expect(heard(said, NEITHER)).not.toHaveProperty('offTopic')
})

test('words that name something of the story are off topic only if that is certain', () => {
  const said = 'did a buffalo ever hurt anybody?'

  expect(heard(said, WORLD)).not.toHaveProperty('offTopic')
  expect(heard(said, { world: 0.95, wonder: 0 })).toMatchObject({ offTopic: 'world' })
  expect(heard('my buffalo sings like my aunt at home', WONDER)).toMatchObject({
    offTopic: 'wonder',
  })
})

test('two words of the scene make input on topic, and one does not', () => {
  const sure = { world: 0.6, wonder: 0 }

  expect(heard('who ties a bell with a rope like mine', sure)).not.toHaveProperty('offTopic')
  expect(heard('who ties a boat with a rope like mine', sure)).toMatchObject({ offTopic: 'world' })
})

test('words that name a person of the story are off topic only if that is nearly certain', () => {
  const sure = { world: 0.75, wonder: 0 }

  expect(heard('does Ratna ride the metro?', sure)).not.toHaveProperty('offTopic')
  expect(heard('does Meera ride the metro?', sure)).toMatchObject({ offTopic: 'world' })
  expect(heard('does Ratna ride the metro?', { world: 0.95, wonder: 0 })).toMatchObject({
    offTopic: 'world',
  })
})

test('a weak match for the impossible is an act, and things of the story need a stronger match', () => {
  const hardly = { world: 0.1, wonder: 0.4 }

  expect(heard('i wet my fingers for her', NEITHER)).not.toHaveProperty('offTopic')
  expect(heard('i turn my fingers to gold', hardly)).toMatchObject({ offTopic: 'wonder' })
  expect(heard('i turn the buffalo around', hardly)).not.toHaveProperty('offTopic')
})

test('words that clearly mean a choice take it', () => {
  expect(heard('ring the bell', WORLD)).toMatchObject({ kind: 'advance', choice: 0 })
  expect(heard('i ring that bell', WONDER)).toMatchObject({ kind: 'advance', choice: 0 })
})

test('only words that are certainly off topic do not take a choice', () => {
  const surely = { world: 0.95, wonder: 0 }

  expect(heard('i ring that bell of the school', WORLD)).toMatchObject({ kind: 'advance' })
  expect(heard('i ring that bell of the school', surely)).toMatchObject({ offTopic: 'world' })
})

test('a story without lines for off-topic words treats them like other words', () => {
  const { replies: _, ...silent } = story
  const ruling = heard('my aunt keeps two of these at home', WORLD, silent)

  expect(ruling).not.toHaveProperty('aside')
  expect(ruling).not.toHaveProperty('offTopic')
})
