import { describe, expect, test } from 'vitest'
import type { StoryStructure } from '@kathasagar/story'

import { saidIn } from '../testing/saidIn.ts'

const storyOf = (text: string, ...choices: readonly string[]): StoryStructure => ({
  start_node: 'here',
  nodes: {
    here: { text, choices: choices.map((choice, i) => ({ text: choice, target: `end${i}` })) },
    ...Object.fromEntries(choices.map((_, i) => [`end${i}`, { text: 'The end.', choices: [] }])),
  },
})

const say = (structure: StoryStructure, text: string, choices: readonly string[] = []) =>
  saidIn(structure, text, choices.length > 0 ? { asked: { choices } } : {})

const [LAMP, ASK, HOME] = ['Carry the lamp to the ninth storey', 'Ask the rope-seller', 'Go home']
const OFFER = storyOf(
  'It is dark. “Will you carry the lamp to the ninth storey?” she says.',
  LAMP,
  ASK,
  HOME,
)
const RING = storyOf('She holds out a ring.', 'Say yes, and take it', 'Say no, and walk away')
const ROAD = storyOf('A road, and a well.', LAMP, ASK, HOME)

describe('an option of a question back', () => {
  test.each([
    'the first',
    'first one, tell him so',
    'yes the first one',
    'pehla wala, jaldi',
    'पहला, और चलो',
    '1',
    'पहला',
    'ask her',
  ])('is taken by its number or words: %s', (words) => {
    expect(say(ROAD, words, [ASK, HOME])).toMatchObject({ kind: 'advance', choice: 1 })
  })

  test.each([
    'second, please',
    'dusra wala',
    '2',
    'the second one',
    'I mean the second',
    'no, I mean home',
    'no, the second',
    'दूसरा वाला',
    'doosra wala',
    'नहीं, मेरा मतलब दूसरा',
    'দ্বিতীয়টা',
    'இரண்டாவது',
    'दुसरा',
  ])('is taken if it is the second: %s', (words) => {
    expect(say(ROAD, words, [ASK, HOME])).toMatchObject({ kind: 'advance', choice: 2 })
  })

  test.each(['neither', 'none of them', 'dono nahi', 'कोई नहीं', 'একটাও না', 'இரண்டும் இல்லை', 'no'])(
    'is rejected in favour of the other choices: %s',
    (words) => {
      expect(say(ROAD, words, [ASK, HOME])).toMatchObject({ aside: 'ask', choices: [LAMP] })
    },
  )
})

describe('a no with further words', () => {
  test('rejects the option, and the other words are interpreted', () => {
    expect(say(ROAD, 'no, i am only asking. the rope-seller can wait', [ASK])).not.toMatchObject({
      choice: 1,
    })
    expect(say(ROAD, 'no, go home', [ASK])).toMatchObject({ kind: 'advance', choice: 2 })
  })
})

describe('a yes', () => {
  test.each(['yes', 'yes please', 'sure', 'ok', 'haan ji', 'हाँ', 'haan', 'चलो', 'do it'])(
    'takes the choice that the scene offered last: %s',
    (words) => {
      expect(say(OFFER, words)).toMatchObject({ kind: 'advance', choice: 0, by: 'words' })
    },
  )

  test.each(['yes', 'I accept', 'theek hai'])('takes the choice that agrees: %s', (words) => {
    expect(say(RING, words)).toMatchObject({ kind: 'advance', choice: 0 })
  })

  test('takes the only option of a question back', () => {
    expect(say(ROAD, 'yes', [ASK])).toMatchObject({ kind: 'advance', choice: 1 })
  })

  test.each(['yes, her', 'haan wahi', 'yeah give her what i have', 'yes that. who is she?'])(
    'with further words takes the only option: %s',
    (words) => {
      expect(say(ROAD, words, [ASK])).toMatchObject({ kind: 'advance', choice: 1 })
    },
  )

  test('that is withdrawn, or asks something, takes nothing', () => {
    expect(say(ROAD, 'yes but not now', [ASK])).not.toMatchObject({ choice: 1 })
    expect(say(ROAD, 'yes but who is she?', [ASK])).not.toMatchObject({ choice: 1 })
  })

  test('to two options is asked back by number', () => {
    expect(say(ROAD, 'yes', [ASK, HOME])).toEqual({
      aside: 'ask',
      choices: [ASK, HOME],
      byNumber: true,
    })
  })

  test.each(['yes', 'हाँ', 'let’s go'])('without an offer is asked back: %s', (words) => {
    expect(say(ROAD, words)).toEqual({ aside: 'ask', choices: [LAMP, ASK, HOME], byNumber: true })
  })
})

describe('a no', () => {
  test.each(['no', 'no thanks', 'not now', 'रहने दो'])(
    'to an offer asks about the other choices: %s',
    (words) => {
      expect(say(OFFER, words)).toMatchObject({ aside: 'ask', choices: [ASK, HOME] })
    },
  )

  test.each(['no', 'नहीं'])('takes the choice that declines: %s', (words) => {
    expect(say(RING, words)).toMatchObject({ kind: 'advance', choice: 1 })
  })

  test('to one option asks about the others', () => {
    expect(say(ROAD, 'no', [ASK])).toMatchObject({ aside: 'ask', choices: [LAMP, HOME] })
  })

  test('to all choices gets help', () => {
    expect(say(ROAD, 'no', [LAMP, ASK, HOME])).toEqual({ aside: 'hint', topic: 'help' })
  })
})

test('an option that is no open choice is ignored', () => {
  expect(say(RING, 'yes', ['Sing to the moon'])).toMatchObject({ kind: 'advance', choice: 0 })
})

test.each([
  ['who did it', 'Who took the ring from the chest?', 'Search the chest for the ring'],
  ['one or the other', 'Do you want to go back, or stay here?', 'Stay here'],
])('a yes to a question that asks %s is asked back', (_what, text, choice) => {
  expect(say(storyOf(text, choice, 'Name the minister'), 'yes')).toMatchObject({ aside: 'ask' })
})

test('an ok takes only an explicit offer', () => {
  const story = storyOf('A rope, and a cliff.', 'Never let go of the rope', 'Cut it, and jump')

  expect(say(story, 'ok')).not.toHaveProperty('by')
})

test('"right" is a direction if there is one', () => {
  const story = storyOf('Will you take the left path?', 'Take the left path', 'Take the right path')

  expect(say(story, 'right')).not.toMatchObject({ choice: 0 })
})

describe('a pronoun', () => {
  const stair = storyOf('A stair.', 'Speak with Meera', 'Climb the stair')
  const people: StoryStructure = {
    ...stair,
    nodes: { ...stair.nodes, here: { ...stair.nodes['here']!, people: ['meera'] } },
    cast: { meera: { name: 'Meera', look: { kind: 'woman' } } },
  }

  test.each(['use the lamp', 'use magic', 'eat them', 'pick them up'])(
    'alone does not take a choice: %s',
    (words) => {
      expect(say(people, words)).not.toHaveProperty('by')
    },
  )

  test('takes a choice if the act matches', () => {
    expect(say(people, 'speak with her')).toMatchObject({ kind: 'advance', choice: 0 })
  })

  const two = storyOf('Gopal counts, and Meera waits.', 'Question Meera', 'Question Gopal')
  const court: StoryStructure = {
    ...two,
    nodes: { ...two.nodes, here: { ...two.nodes['here']!, people: ['meera', 'gopal'] } },
    cast: {
      meera: { name: 'Meera', look: { kind: 'woman' } },
      gopal: { name: 'Gopal', look: { kind: 'man' } },
    },
  }

  test.each(['question them', 'question her', 'question him'])(
    'is asked back if two choices match the act: %s',
    (words) => {
      expect(say(court, words)).toMatchObject({ aside: 'ask' })
    },
  )
})

describe('“go there”', () => {
  test.each(["don't go there", 'never go there', 'why go there?', 'should i go there'])(
    'takes no choice if it is denied or asked: %s',
    (words) => {
      const story = storyOf('A river. A lamp.', 'Walk to the river', 'Light the lamp')

      expect(say(story, words)).not.toHaveProperty('by')
    },
  )

  test.each(['go there', 'wahan chalo', 'वहाँ जाओ'])(
    'is asked back if two choices match: %s',
    (words) => {
      const story = storyOf('A river.', 'Cross the river', 'Follow the bank upstream')

      expect(say(story, words)).toMatchObject({ aside: 'ask' })
    },
  )

  test('takes no choice if none matches', () => {
    const story = storyOf('A drum.', 'Strike the drum', 'Ask the drummer')

    expect(say(story, 'go there')).not.toHaveProperty('by')
  })
})
