import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'
import { narrate } from '@kathasagar/engine/narration/narrate'
import { isAside } from '@kathasagar/engine/world/ruling'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { interpret } from '@kathasagar/engine/turn/decide'

import { lore } from './lore.ts'

const story: StoryStructure = {
  start_node: 'yard',
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

test('a long input is acknowledged as one, without answering a part', () => {
  expect(heard(LONG)).toMatchObject({ narrative: 'You have said a great deal.' })
})

test('a long input with words from outside of the story is acknowledged as long', () => {
  expect(heard(`${LONG} like in that movie`)).toMatchObject({
    narrative: 'You have said a great deal.',
  })
})

test('each character acknowledges it in their own style', () => {
  const said = `jamuna, ${LONG}, what would you have done?`

  expect(heard(said, 'kitchen')).toMatchObject({ narrative: 'Jamuna hears you out.' })
})

test('emoji are answered by the things that they show', () => {
  expect(heard('🐃🐃')).toMatchObject({ kind: 'reaction', narrative: 'It chews.' })
})

test.for(['🤐🥒', '🔔🔔'])('other emoji are gestures, and take no choice: %s', (text) => {
  expect(heard(text)).toMatchObject({ kind: 'detour', narrative: 'You make the sign.' })
})

test('a story without a line for gestures says what it did not understand', () => {
  const { replies: _, ...silent } = story

  expect(heard('🤐🥒', 'yard', silent)).toEqual({ aside: 'hint', topic: 'unclear' })
})

test.for([
  'i grow wings and lead the buffalo out',
  'turn the bell into a frog',
  'bring the buffalo back to life',
  'main bhains ko gayab kar deta hu',
])('an impossible action has no effect, and takes no choice: %s', (text) => {
  expect(heard(text)).toMatchObject({ narrative: 'It cannot be done by wishing.' })
})

test.for([
  'whats the weather in mumbai',
  'my exam is tomorrow lol',
  'how much is a buffalo per kg nowadays',
  'reminds me of my nani and her bell',
])('input from outside of the story is acknowledged and takes no choice: %s', (text) => {
  expect(heard(text)).toMatchObject({ narrative: 'It passes, like a day from another life.' })
})

test.for(['bhains ki aankh mein kya hai', 'भैंस सुबह से यहाँ क्यों है', 'মোষটা এখানে কেন'])(
  'input in another language without a choice is recognized as such: %s',
  (text) => {
    expect(heard(text)).toMatchObject({ narrative: 'The yard pricks up its ears.' })
  },
)

test('each character notices it in their own style', () => {
  expect(heard('jamuna ji aap yahan kab se hain', 'kitchen')).toMatchObject({
    narrative: 'Jamuna likes the tune of it.',
  })
})

test('things in a story belong to it', () => {
  const yard = { ...story.nodes['yard']!, text: 'The weather is fine, and a buffalo chews.' }
  const ofWeather = { ...story, nodes: { ...story.nodes, yard } }

  expect(heard('how is the weather', 'yard', ofWeather)).not.toMatchObject({
    narrative: 'It passes, like a day from another life.',
  })
})

test('a player who can fly in a story flies', () => {
  const cliff = {
    text: 'You are an eagle.',
    choices: [{ text: 'Fly to the cliff', target: 'end' }],
  }
  const ofAnEagle = { ...story, nodes: { ...story.nodes, cliff } }

  expect(heard('i fly over to the cliff', 'cliff', ofAnEagle)).toMatchObject({ kind: 'advance' })
})

test.for([
  'poor buffalo, she has been out in the yard all day',
  'aww the bell',
  'omg this is so sad',
  'phew i really thought she was outside',
])('feelings take no choice: %s', (text) => {
  expect(heard(text)).not.toMatchObject({ kind: 'advance' })
  expect(heard(text)).not.toHaveProperty('aside')
})

test.for(['omg, ring the bell', 'haha, take her outside'])(
  'an action after such words is done: %s',
  (text) => {
    expect(heard(text)).toMatchObject({ kind: 'advance' })
  },
)
