import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'
import { narrate } from '@kathasagar/engine/narration/narrate'
import { isAside } from '@kathasagar/engine/world/ruling'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { interpret } from '@kathasagar/engine/turn/decide'

import { lore } from './lore.ts'

const story: StoryStructure = {
  start_node: 'yard',
  reactions: [
    { to: ['who am i', 'am i a boy or a girl'], text: 'You are the yard.' },
    { to: ['how many endings are there', 'how many endings have i found'], text: 'Three.' },
  ],
  cast: {
    jamuna: {
      name: 'Jamuna',
      replies: {
        speech: ['Jamuna hears you out.'],
        foreign: ['Jamuna likes the tune of it.'],
        tell: ['“Is that so,” says Jamuna.'],
      },
    },
  },
  replies: {
    speech: ['You have said a great deal.'],
    sign: ['You make the sign.'],
    magic: ['It cannot be done by wishing.'],
    feel: ['You feel it.'],
    world: ['It passes, like a day from another life.'],
    foreign: ['The yard pricks up its ears.'],
  },
  nodes: {
    yard: {
      text: 'A buffalo stands in the yard, under a bell.',
      reactions: [{ about: ['buffalo'], deeds: ['look at the buffalo'], text: 'It chews.' }],
      choices: [
        { text: 'Ring the bell', target: 'kitchen', also: ['sound the bell'] },
        { text: 'Lead the buffalo out of the yard', target: 'kitchen', also: ['take her outside'] },
      ],
    },
    kitchen: {
      text: 'Jamuna is at the stove.',
      people: ['jamuna'],
      choices: [{ text: 'Go out', target: 'end' }],
    },
    road: { text: 'A child walks on you.', choices: [{ text: 'Lead her home', target: 'end' }] },
    end: { text: 'The end.', choices: [] },
  },
}

function heard(text: string, start = 'yard', structure = story) {
  const graph = openGraph({ ...structure, start_node: start })
  const { state } = beginStory(graph, { xp: 100, seed: 3 })
  const action = { type: 'custom_action', text } as const
  const ruling = interpret({ graph, state, action, lore })
  if ('code' in ruling || isAside(ruling)) return ruling
  const told = narrate({
    graph,
    state,
    ruling,
    action,
    language: 'en',
    manner: 'kathakar',
    recent: [],
  })
  return { ...ruling, narrative: told.narrative }
}

const LONG =
  'so i have been thinking about the buffalo and about my own uncle who had one and she used to ring the bell with her horn every evening and we all laughed at her and i miss those days'

const SPEECH = { narrative: 'You have said a great deal.' }
const SIGN = { kind: 'detour', narrative: 'You make the sign.' }
const MAGIC = { narrative: 'It cannot be done by wishing.' }
const WORLD = { narrative: 'It passes, like a day from another life.' }
const FOREIGN = { narrative: 'The yard pricks up its ears.' }
const ACTION = { kind: 'advance' }
const authored = (index: number) => ({ kind: 'reaction', answer: { of: 'story', index } })

test.for<[kind: string, text: string, heard: object, scene?: string]>([
  ['a long input', LONG, SPEECH],
  ['a long input with words from elsewhere', `${LONG} like in that movie`, SPEECH],
  [
    'a long input to a character',
    `jamuna, ${LONG}, what would you have done?`,
    { narrative: 'Jamuna hears you out.' },
    'kitchen',
  ],
  ['emoji of a thing', '🐃🐃', { kind: 'reaction', narrative: 'It chews.' }],
  ['other emoji', '🤐🥒', SIGN],
  ['emoji of a choice', '🔔🔔', SIGN],
  ['an impossible action', 'i grow wings and lead the buffalo out', MAGIC],
  ['an impossible action', 'turn the bell into a frog', MAGIC],
  ['an impossible action', 'bring the buffalo back to life', MAGIC],
  ['an impossible action', 'main bhains ko gayab kar deta hu', MAGIC],
  ['input from elsewhere', 'whats the weather in mumbai', WORLD],
  ['input from elsewhere', 'my exam is tomorrow lol', WORLD],
  ['input from elsewhere', 'how much is a buffalo per kg nowadays', WORLD],
  ['input from elsewhere', 'reminds me of my nani and her bell', WORLD],
  ['another language', 'bhains ki aankh mein kya hai', FOREIGN],
  ['another language', 'भैंस सुबह से यहाँ क्यों है', FOREIGN],
  ['another language', 'মোষটা এখানে কেন', FOREIGN],
  [
    'another language to a character',
    'jamuna ji aap yahan kab se hain',
    { narrative: 'Jamuna likes the tune of it.' },
    'kitchen',
  ],
  ['an authored answer', 'wait who am i? the road??', authored(0), 'road'],
  ['an authored answer', 'who am i in this, am i a girl?', authored(0)],
  ['an authored answer', 'how many endings have i found so far', authored(1)],
  ['an action after a feeling', 'omg, ring the bell', ACTION],
  ['an action after a feeling', 'haha, take her outside', ACTION],
])('%s is recognized: %s', ([, text, expected, scene]) => {
  expect(heard(text, scene)).toMatchObject(expected)
})

test('answers gestures and questions outside of a story without lines for them', () => {
  const { replies: _replies, reactions: _reactions, ...silent } = story
  expect(heard('who am i', 'yard', silent)).toEqual({ aside: 'hint', topic: 'who' })
  expect(heard('🤐🥒', 'yard', silent)).toEqual({ aside: 'hint', topic: 'unclear' })
})

test('treats things and powers of a story as part of it', () => {
  const yard = { ...story.nodes['yard']!, text: 'The weather is fine, and a buffalo chews.' }
  const choices = [{ text: 'Fly to the cliff', target: 'end' }]
  const cliff = { text: 'You are an eagle.', choices }
  const other = { ...story, nodes: { ...story.nodes, yard, cliff } }

  expect(heard('how is the weather', 'yard', other)).not.toMatchObject(WORLD)
  expect(heard('i fly over to the cliff', 'cliff', other)).toMatchObject(ACTION)
})

test.for([
  'poor buffalo, she has been out in the yard all day',
  'aww the bell',
  'omg this is so sad',
  'phew i really thought she was outside',
])('selects no choice for feelings: %s', (text) => {
  expect(heard(text)).not.toMatchObject(ACTION)
  expect(heard(text)).not.toHaveProperty('aside')
})
