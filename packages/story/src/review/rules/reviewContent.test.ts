import { describe, expect, test } from 'vitest'

import { DEFAULT_SCENE_TEXTS } from '../../vocabulary/vocabulary.ts'
import { PUBLISH_MINIMUMS } from './publishMinimums.ts'
import { reviewStory } from '../review.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import { LONG_ENOUGH } from '../../testing/longEnough.ts'

type Texts = Partial<Record<'bank' | 'boat' | 'end', string>>

const storyOf = (fields: Partial<ReviewedStory> = {}, texts: Texts = {}): ReviewedStory => ({
  title: 'The Fourth Morning',
  tagline: 'He said three days.',
  story_description: 'A ferry that should be gone.',
  story_prompt: 'You come late.',
  structure: {
    start_node: 'bank',
    nodes: {
      bank: { text: texts.bank ?? LONG_ENOUGH, choices: [{ text: 'Row', target: 'boat' }] },
      boat: { text: texts.boat ?? 'It floats.', choices: [{ text: 'Land', target: 'end' }] },
      end: { text: texts.end ?? 'The fire is out.', choices: [] },
    },
  },
  content_rating: 'everyone',
  initial_xp: 100,
  game_config: {},
  ...fields,
})

const found = (story: ReviewedStory) =>
  reviewStory(story).map(({ code, node, field, choice }) => [code, field ?? node, choice])

const PLACEHOLDERS = [
  'Desc',
  'desc.',
  'Test',
  'TEST 123',
  'test test',
  'This is a test',
  'My test story',
  'Lorem ipsum',
  'A tale. Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'asdf',
  'asdfasdf qwerty',
  'Asdfghjkl; zxcv',
  'sdkfjhsdf',
  'aaaaaa',
  'TODO',
  'tbd',
  'blah blah blah',
  'Some text here',
  'Description goes here',
  'Scene 2',
  'Option A',
  'यह टेस्ट है',
  'परीक्षण',
  'विवरण',
  'টেস্ট',
  'టెస్ట్',
  'டெஸ்ட்',
  'ٹیسٹ',
  'ટેસ્ટ',
  'ಟೆಸ್ಟ್',
  'ടെസ്റ്റ്',
  'yeh test hai',
  'word '.repeat(200),
  'ha ho '.repeat(30),
]

const REAL = [
  'Test the rope before you trust it.',
  'A test of nerve at the ford',
  'The description of the thief fits you.',
  'Were you there?',
  'Property is poverty.',
  'Type the word on the old machine.',
  'Hmmm.',
  'She writes asdf on the wall, and laughs.',
  'Sssh!',
  'Om, om, om.',
  'उसने रस्सी की परीक्षा ली।',
  '1947',
  '…',
  `${'Ram Ram '.repeat(12)}the parrot calls, and no one in the temple dares to answer it aloud.`,
]

describe('placeholder texts', () => {
  test.each(PLACEHOLDERS)('%j is found as prose', (text) => {
    expect(found(storyOf({ story_prompt: text }))).toEqual([
      ['placeholder_text', 'story_prompt', undefined],
    ])
    expect(found(storyOf({}, { boat: text }))).toEqual([['placeholder_text', 'boat', undefined]])
  })

  test.each(REAL)('%j is accepted as prose', (text) => {
    expect(found(storyOf({ story_prompt: text, tagline: text }, { boat: text }))).toEqual([])
  })

  test.each(['Test', 'Untitled', 'test story', 'asdf', 'Title', 'टेस्ट'])(
    '%j is found as a title',
    (title) => {
      expect(found(storyOf({ title }))).toEqual([['placeholder_text', 'title', undefined]])
    },
  )

  test.each(['The Test', 'A Sample of Salt', 'My Test of Fire', '1984', 'Zzzz, Said the Sea'])(
    '%j is accepted as a title',
    (title) => {
      expect(found(storyOf({ title }))).toEqual([])
    },
  )

  test('a choice is identified by its place and may be an exclamation', () => {
    const withChoice = (text: string) => {
      const { structure } = storyOf()
      const boat = { text: 'It floats.', choices: [{ text, target: 'end' }] }
      return storyOf({ structure: { ...structure, nodes: { ...structure.nodes, boat } } })
    }

    expect(found(withChoice('asdf'))).toEqual([['placeholder_text', 'boat', 0]])
    expect(found(withChoice('Choice 1'))).toEqual([['placeholder_text', 'boat', 0]])
    expect(found(withChoice('Aaaaah!'))).toEqual([])
    expect(found(withChoice('...'))).toEqual([])
    expect(found(withChoice('Choose the left oar'))).toEqual([])
  })
})

test('the default scenes must be replaced, except the ending', () => {
  const { intro: bank, next_node: boat, end } = DEFAULT_SCENE_TEXTS

  expect(found(storyOf({}, { bank: `  ${bank.toUpperCase()}`, boat, end }))).toEqual([
    ['untouched_default', 'bank', undefined],
    ['untouched_default', 'boat', undefined],
    ['few_words', null, undefined],
  ])
  expect(found(storyOf({}, { end }))).toEqual([])
})

describe('minimums', () => {
  const wordsOf = (count: number) => LONG_ENOUGH.split(/\s+/u).slice(0, count).join(' ')
  const { words, scenes, endings, descriptionWords } = PUBLISH_MINIMUMS

  test('words are counted over all scenes, repeated texts once', () => {
    // The two other scenes have two and four words.
    expect(found(storyOf({}, { bank: wordsOf(words - 6) }))).toEqual([])
    expect(found(storyOf({}, { bank: wordsOf(words - 7) }))).toEqual([
      ['few_words', null, undefined],
    ])
    const half = wordsOf(words / 2)
    expect(found(storyOf({}, { bank: half, boat: half, end: half }))).toEqual([
      ['few_words', null, undefined],
    ])
  })

  test('punctuation does not count as words', () => {
    expect(found(storyOf({}, { bank: '— … ! '.repeat(words) }))).toEqual([
      ['placeholder_text', 'bank', undefined],
      ['few_words', null, undefined],
    ])
  })

  test('too few scenes are found', () => {
    const bank = { text: LONG_ENOUGH, choices: [{ text: 'Row', target: 'end' }] }
    const end = { text: 'The fire is out.', choices: [] }
    const structure = { start_node: 'bank', nodes: { bank, end } }

    expect(Object.keys(structure.nodes)).toHaveLength(scenes - 1)
    expect(found(storyOf({ structure }))).toEqual([['few_scenes', null, undefined]])
  })

  test('a missing ending is found', () => {
    const { structure } = storyOf()
    const end = { text: 'Again.', choices: [{ text: 'Back', target: 'bank' }] }
    const round = { ...structure, nodes: { ...structure.nodes, end } }

    expect(endings).toBe(1)
    expect(found(storyOf({ structure: round }))).toEqual([['no_ending', null, undefined]])
  })

  test('too few words of the description are found with the field', () => {
    expect(descriptionWords).toBe(5)
    expect(found(storyOf({ story_description: 'A ferry, four days late.' }))).toEqual([])
    expect(found(storyOf({ story_description: 'A ferry, days late.' }))).toEqual([
      ['few_words', 'story_description', undefined],
    ])
    expect(found(storyOf({ story_description: '' }))).toEqual([
      ['few_words', 'story_description', undefined],
    ])
  })
})
