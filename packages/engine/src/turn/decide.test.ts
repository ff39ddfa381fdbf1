import { describe, expect, test } from 'vitest'
import type { HintTopic } from '@kathasagar/story/vocabulary'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import { beginStory } from './apply.ts'
import { interpret } from './decide.ts'
import { saidIn as say } from '../testing/saidIn.ts'
import { NO_LORE } from '../understanding/lore.ts'
import type { Action } from '../world/ruling.ts'
import type { TurnState } from '../world/turnState.ts'

const english: StoryStructure = {
  start_node: 'well',
  nodes: {
    well: {
      text: 'A well, and a rope. Footprints lead up the stair.',
      details: ['A brass lamp with a dented rim'],
      choices: [
        { text: 'Follow the footprints up, and meet whoever is making them', target: 'roof' },
        { text: 'Tell the water a smaller number', target: 'water' },
        { text: 'Go down to the ninth storey with the lamp', target: 'ninth' },
        { text: 'Ask the rope-seller who she waits for', target: 'roof' },
      ],
    },
    roof: { text: 'The roof.', choices: [{ text: 'Go on', target: 'end' }] },
    water: { text: 'The water.', choices: [{ text: 'Go on', target: 'end' }] },
    ninth: { text: 'The ninth storey.', choices: [{ text: 'Go on', target: 'end' }] },
    end: { text: 'The end.', choices: [] },
  },
}

const hindi: StoryStructure = {
  start_node: 'a',
  nodes: {
    a: {
      text: 'नदी के किनारे एक नाव है।',
      choices: [
        { text: 'नाव में बैठकर नदी पार करो', target: 'b' },
        { text: 'मंदिर की सीढ़ियाँ चढ़ो', target: 'c' },
        { text: 'बूढ़े नाविक से पूछो', target: 'c' },
      ],
    },
    b: { text: 'उस पार।', choices: [] },
    c: { text: 'मंदिर।', choices: [] },
  },
}

function stateOf(structure: StoryStructure, changes: Partial<TurnState> = {}) {
  const graph = openGraph(structure)
  return { graph, state: { ...beginStory(graph, { xp: 100, seed: 7 }).state, ...changes } }
}

function ask(structure: StoryStructure, action: Action, changes?: Partial<TurnState>) {
  return interpret({ ...stateOf(structure, changes), action, lore: NO_LORE })
}

describe('free words that clearly mean an open choice take it', () => {
  test.for<[string, number]>([
    ['I follow the wet footprints', 0],
    ['footprints', 0],
    ['number', 1],
    ['follow them up and meet whoever makes them', 0],
    ['I tell the water a number', 1],
    ['lie to the water about the number', 1],
    ['2', 1],
    ['the second one', 1],
    ['option 3', 2],
    ['the last one', 3],
    ['I walk down to the ninth storey', 2],
    ['I take the lamp and go down, slowly, my heart loud, to the ninth storey', 2],
    ['who does she wait for? I ask the rope-seller', 3],
    ['FOLLOW THE FOOTPRINTS UP AND MEET WHOEVER IS MAKING THEM!!', 0],
  ])('%s', ([text, choice]) => {
    expect(say(english, text)).toMatchObject({ kind: 'advance', choice, by: 'words' })
  })

  test.for<[string, number]>([
    ['मैं नाव में बैठता हूँ', 0],
    ['नदी पार करूँगा', 0],
    ['दूसरा', 1],
    ['२', 1],
    ['तीसरा विकल्प', 2],
    ['मंदिर की ओर', 1],
    ['सीढ़ी चढ़ना', 1],
    ['नाविक से पूछता हूँ', 2],
  ])('%s', ([text, choice]) => {
    expect(say(hindi, text)).toMatchObject({ kind: 'advance', choice, by: 'words' })
  })
})

const riddle: StoryStructure = {
  start_node: 'box',
  nodes: {
    box: {
      text: 'A grey box with a key. Dr Iyer sits on the step in one slipper.',
      choices: [
        { text: 'Ring, and let them judge it', target: 'end', answers: ['one', '1'] },
        { text: 'Ring again as they did', target: 'end', answers: ['three'] },
      ],
      reactions: [{ to: ['what does one bell do', 'ring one for luck'], text: 'It raises.' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

describe('an answer to a riddle takes its choice', () => {
  test.for<[string, number]>([
    ['I ring one', 0],
    ['is it three?', 1],
    ['three, not one', 1],
  ])('%s', ([text, choice]) => {
    expect(say(riddle, text)).toMatchObject({ kind: 'advance', choice, by: 'words' })
  })

  test.for(['do not ring one', 'why only one slipper', 'what does one bell do'])(
    '%s is no answer',
    (text) => {
      expect(say(riddle, text)).not.toHaveProperty('kind', 'advance')
    },
  )

  test('words with another answer of the author get that answer', () => {
    expect(say(riddle, 'ring one for luck')).toMatchObject({ kind: 'reaction' })
  })
})

test.for(['a', '🐍🐍', 'asdfgh'])('%s has no meaning and takes no turn', (text) => {
  expect(say(english, text)).toEqual({ aside: 'hint', topic: 'unclear' })
})

describe('free words that match no open choice are a detour', () => {
  test.for([
    'none of them',
    'sing to the moon',
    '17',
    'I look at her',
    '…',
    'show me mercy, old friend',
  ])('%s', (text) => {
    expect(say(english, text)).toMatchObject({ kind: 'detour', depth: 1, pressure: 'none' })
  })

  test.for(['मैं गीत गाता हूँ'])('%s', (text) => {
    expect(say(hindi, text)).toMatchObject({ kind: 'detour', depth: 1 })
  })
})

test.for(['I burn the rope', 'what is the water made of?', "I don't follow the footprints"])(
  '"%s" is no choice, although it shares words with one',
  (text) => {
    expect(say(english, text)).not.toHaveProperty('by')
  },
)

test('words that may mean two choices are asked back, most likely first, without a price', () => {
  const judged = say(english, 'the rope or the footprints')

  expect(judged).toEqual({
    aside: 'ask',
    choices: expect.arrayContaining([
      'Follow the footprints up, and meet whoever is making them',
      'Ask the rope-seller who she waits for',
    ]) as string[],
  })
})

test('if a model resolves the words, the player is not asked back', () => {
  const action = { type: 'custom_action', text: 'the rope or the footprints' } as const

  const judged = interpret({ ...stateOf(english), action, lore: NO_LORE, hasJudge: true })

  expect(judged).toMatchObject({ kind: 'detour' })
})

const foreseen: StoryStructure = {
  start_node: 'hall',
  reactions: [
    { to: ['take one', 'phir kya hua'], text: 'You put it back.' },
    { to: ['the second bell'], text: 'It rings.' },
  ],
  nodes: {
    hall: {
      text: 'A hall of shawls, and Second, the boy who folds them.',
      choices: [
        { text: 'Buy the red shawl', target: 'end' },
        { text: 'Leave them all', target: 'end' },
      ],
      reactions: [
        { to: ['choose one', 'second', '2'], about: ['first'], text: 'Second looks up.' },
        { to: ['keep going', 'next', 'take it back', 'look around'], text: 'He waits.' },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
}

describe("words with an author's answer are no number of a choice", () => {
  test.for(['choose one', 'Second!', 'take one'])('%s', (text) => {
    expect(say(foreseen, text)).toMatchObject({ kind: 'reaction' })
  })

  test.for(['pick one', 'answer one', 'I choose one'])(
    '%s is no number, although nothing answers it',
    (text) => {
      expect(say(foreseen, text)).not.toMatchObject({ kind: 'advance' })
    },
  )

  test.for<[string, number]>([
    ['2', 1],
    ['first', 0],
    ['one', 0],
    ['option one', 0],
    ['the second one', 1],
  ])('%s is a number', ([text, choice]) => {
    expect(say(foreseen, text)).toMatchObject({ kind: 'advance', choice, by: 'words' })
  })
})

describe('free words that are a command', () => {
  test.for(['continue', 'Go on.', 'what happens next?', 'आगे', 'आगे बढ़ो', 'next please'])(
    '%s continues',
    (text) => {
      expect(say(english, text)).toMatchObject({ kind: 'advance', by: 'continue' })
    },
  )

  test.for(['look around', 'I look around', 'आसपास देखो'])('%s looks closer', (text) => {
    expect(say(english, text)).toMatchObject({ kind: 'immerse' })
  })

  test.for<[string, HintTopic]>([
    ['undo', 'undo'],
    ['take that back', 'undo'],
    ['वापस', 'undo'],
    ['show me', 'show'],
    ['चित्र दिखाओ', 'show'],
  ])('%s gets an answer outside the story', ([text, topic]) => {
    expect(say(english, text)).toEqual({ aside: 'hint', topic })
  })
})

describe("free words that are a command and have an author's answer", () => {
  test.for(['keep going', 'take it back', 'look around', 'phir kya hua'])('%s', (text) => {
    expect(say(foreseen, text)).toMatchObject({ kind: 'reaction' })
  })

  test('“next” alone continues', () => {
    expect(say(foreseen, 'next')).toMatchObject({ kind: 'advance', by: 'continue' })
  })

  test('a story-wide answer is given once instead of continuing', () => {
    const { state } = stateOf(foreseen)
    const world = { ...state.world!, given: { 'story:0': 1 } }

    expect(say(foreseen, 'phir kya hua', { world })).toMatchObject({ by: 'continue' })
    expect(say(foreseen, 'keep going', { world })).toMatchObject({ kind: 'reaction' })
  })
})

test('a closed choice is refused', () => {
  const judged = ask(english, { type: 'continue', selected_choice: 'Fly away' })

  expect(judged).toEqual({ code: 'choice_not_offered' })
})

test('a choice is recognized by its words, regardless of case and punctuation', () => {
  const judged = ask(english, {
    type: 'continue',
    selected_choice: ' tell the WATER a smaller number. ',
  })

  expect(judged).toEqual({ kind: 'advance', choice: 1, target: 'water', by: 'choice' })
})

test('a finished story accepts only a picture', () => {
  const atEnd = { node: 'end', offers: [] }

  expect(ask(english, { type: 'continue' }, atEnd)).toEqual({ code: 'session_finished' })
  expect(ask(english, { type: 'show' }, atEnd)).toMatchObject({ kind: 'show' })
})

test('every third detour in a row names a choice, and none takes it', () => {
  const rulings = [0, 1, 2, 3, 4, 5, 40].map((detour) => say(english, 'I hum a tune', { detour }))

  expect(rulings).toMatchObject([
    { kind: 'detour', depth: 1, pressure: 'none' },
    { kind: 'detour', depth: 2, pressure: 'hint' },
    { kind: 'detour', depth: 3, pressure: 'event' },
    { kind: 'detour', depth: 4, pressure: 'hint' },
    { kind: 'detour', depth: 5, pressure: 'hint' },
    { kind: 'detour', depth: 6, pressure: 'event' },
    { kind: 'detour', depth: 41, pressure: 'hint' },
  ])
})

test('with one exit, immersion offers it and a closer look at something new', () => {
  const judged = ask(english, { type: 'immerse' }, { node: 'roof', facts: [] })

  expect(judged).toMatchObject({
    kind: 'immerse',
    paths: [
      { kind: 'choice', index: 0 },
      { kind: 'linger', detail: 0 },
    ],
  })
})

test('a selected closer look counts as a detour', () => {
  const offers = [{ text: 'Look closer at the lamp', path: { kind: 'linger', detail: 0 } as const }]

  const judged = ask(
    english,
    { type: 'continue', selected_choice: 'Look closer at the lamp' },
    { offers },
  )

  expect(judged).toMatchObject({ kind: 'linger', detail: 0, depth: 1 })
})

test('a closer look stays in the scene, however often it is repeated', () => {
  const offers = [{ text: 'Look closer at the lamp', path: { kind: 'linger', detail: 0 } as const }]
  const action = { type: 'continue', selected_choice: 'Look closer at the lamp' } as const

  expect(ask(english, action, { offers, detour: 7 })).toMatchObject({ kind: 'linger', depth: 8 })
})
