import { NewStoryRequest, StoryChanges } from '@kathasagar/api/contract'
import { makeEditableStory, makeId } from '@kathasagar/api/testing'
import { reviewStory } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { authoringMessages } from '../../../../messages/authoringMessages.ts'
import { en } from '../../../../messages/en.ts'
import { loadMessages } from '../../../../messages/locales.ts'
import { playedStoryOf } from './playedStory.ts'
import { changesOf, newStoryOf } from './storyPayload.ts'
import { refusedFields, storyFormErrors } from './storyFormErrors.ts'
import { blankStory, countsOf, structureReader, valuesOf } from './storyFormValues.ts'

const filled = () => ({
  ...blankStory(),
  title: 'Salt Letters',
  tagline: 'The lighthouse answers.',
  story_description: 'A keeper, a sea, a lie.',
  story_prompt: 'You climb the stair.',
  cover_image_url: '/covers/default.svg',
  category_id: makeId(101),
})

test('sends a new story with the defaults of the product', () => {
  const sent = NewStoryRequest.parse(newStoryOf(filled()))

  expect(sent).toMatchObject({
    initial_xp: 100,
    possible_endings: 1,
    estimated_play_time: 30,
    content_rating: 'family',
    language: 'en',
    difficulty_level: 'medium',
    is_premium: false,
    game_config: {
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: 'medium',
      commands: {},
    },
  })
})

test('sends the degree of improvisation only if improvisation is enabled', () => {
  const roomOf = (values: Parameters<typeof newStoryOf>[0]) =>
    NewStoryRequest.parse(newStoryOf(values)).game_config?.improvise

  expect(roomOf(filled())).toBeUndefined()
  expect(roomOf({ ...filled(), improvise: 'scenes' })).toBe('scenes')
})

test('uses the saved rules for reviewing and testing a story', () => {
  const values = {
    ...filled(),
    xp_gain_multiplier: '2.5',
    health_max: '40',
    inventory_slots: '12',
    skill_check_difficulty: 'hard' as const,
    commands: [{ name: 'look_around', cost: '3', description: '' }],
  }

  const { game_config } = NewStoryRequest.parse(newStoryOf(values))

  expect(playedStoryOf(values).game_config).toEqual(game_config)
})

test.each([
  ['has ten slots or more', '12', []],
  ['has nine slots', '9', [['things', 'lamp9', 'carried']]],
])('reviews a story with ten carried things in a form that %s', (_, inventory_slots, paths) => {
  const lamps = Array.from({ length: 10 }, (_none, at) => {
    const lamp = { name: `Lamp ${at}`, carried: true }
    return [`lamp${at}`, lamp] as const
  })
  const story_structure = {
    start_node: 'gate',
    things: Object.fromEntries(lamps),
    nodes: { gate: { text: 'A gate.', choices: [] } },
  }

  const found = reviewStory(playedStoryOf({ ...filled(), inventory_slots, story_structure }))

  expect(found.flatMap(({ code, path }) => (code === 'bad_value' ? [path] : []))).toEqual(paths)
})

test('lists the six required fields of a new story', () => {
  const errors = storyFormErrors(blankStory(), 'create', authoringMessages)

  expect(errors).toEqual({
    title: 'Title is required',
    tagline: 'Tagline is required',
    story_description: 'Description is required',
    story_prompt: 'Story Prompt is required',
    cover_image_url: 'Cover Image URL is required',
    category_id: 'Category is required',
  })
})

test('requires a cover URL, and numbers that are not below their minimum', () => {
  const values = {
    ...filled(),
    cover_image_url: 'my cover',
    possible_endings: '0',
    health_max: '0',
  }

  expect(storyFormErrors(values, 'create', authoringMessages)).toEqual({
    cover_image_url: 'Please enter a valid URL',
    possible_endings: 'At least 1',
    health_max: 'At least 1',
  })
})

async function inHindi() {
  const messages = await loadMessages('hi')
  const words = await messages.further?.authoring()
  if (!words) throw new Error('There are no words for authors')
  return { ...messages, ...words }
}

test('reports the location of a blank scene field in the language of the page', async () => {
  const gate = { text: 'A gate.', asks: [{ variable: 'name', label: '' }], choices: [] }
  const story_structure = { start_node: 'gate', state: { name: { typed: 20 } }, nodes: { gate } }
  const faultIn = (words: Parameters<typeof storyFormErrors>[2]) =>
    storyFormErrors({ ...filled(), story_structure }, 'edit', words).story_structure

  expect(faultIn(authoringMessages)).toBe('nodes › gate › asks › 0 › label: Must not be empty.')
  expect(faultIn(await inHindi())).toMatch(/^nodes › gate › asks › 0 › label: [^a-z]+$/iu)
})

test('does not require a tagline, prompt, cover or category for an existing story', () => {
  const values = { ...blankStory(), title: 'Salt Letters', story_description: 'A lie.' }

  expect(storyFormErrors(values, 'edit', authoringMessages)).toEqual({})
})

test('changes nothing if an unchanged story is saved', () => {
  const story = makeEditableStory({ content_rating: 'everyone', difficulty_level: 'beginner' })

  const changes = StoryChanges.parse(changesOf(valuesOf(story), story))

  const { description, ...same } = changes
  expect(story).toMatchObject(same)
  expect(description).toBe(story.story_description)
  expect(Object.keys(changes)).not.toContain('story_structure')
})

test('sends the fields that are always sent and other changed fields', () => {
  const story = makeEditableStory()

  const changes = changesOf({ ...valuesOf(story), language: 'hi', category_id: '' }, story)

  expect(changes).toMatchObject({ language: 'hi', category_id: null })
  expect(Object.keys(changes)).not.toContain('game_config')
})

test('reports a story that exceeds the size limit of the server', () => {
  const nodes = { intro: { text: 'कथा'.repeat(280_000), choices: [] } }
  const values = { ...filled(), story_structure: { start_node: 'intro', nodes } }

  const { story_structure } = storyFormErrors(values, 'create', authoringMessages)

  expect(story_structure).toMatch(/has 2[45]\d\d KB, and only 2,048 KB can be saved/)
})

test('never sends incomplete JSON', () => {
  const values = { ...filled(), structure_text: '{ "start_node": ' }

  expect(storyFormErrors(values, 'create', authoringMessages)).toHaveProperty('structure_text')
})

test('sends the typed counts and no structure if there are no scenes', () => {
  const values = { ...filled(), story_structure: { start_node: '', nodes: {} }, total_scenes: '9' }

  const sent = NewStoryRequest.parse(newStoryOf(values))

  expect(countsOf(values.story_structure)).toBeNull()
  expect(sent).toMatchObject({ story_structure: null, total_scenes: 9 })
})

test('reads a scene with the name __proto__', () => {
  const read = structureReader(authoringMessages)(
    '{"start_node":"__proto__","nodes":{"__proto__":{"text":"Hi"}}}',
  )

  const nodes = 'structure' in read ? Object.keys(read.structure.nodes) : []
  expect(nodes).toEqual(['__proto__'])
})

test.each([
  ['{', /JSON/],
  ['[]', /object/],
  [`"${'x'.repeat(10_000_000)}"`, /2 MB/],
  ['{"nodes":{"a":{"choices":7}}}', /nodes › a › choices/],
])('rejects JSON that is not a structure: %.20s', (json, why) => {
  const read = structureReader(authoringMessages)(json)

  expect('error' in read ? read.error : '').toMatch(why)
})

const LONG = 'x'.repeat(20_001)

test.each([
  ['{ "nodes": ', 'यह JSON नहीं है'],
  ['{ "nodes": 1,, ', 'पंक्ति 1, अक्षर 14: यह JSON नहीं है'],
  ['{"start_node":7}', 'यहाँ किसी और तरह का मान होना चाहिए'],
  [`{"nodes":{"a":{"text":"${LONG}"}}}`, 'ज़्यादा से ज़्यादा'],
  ['{"nodes":{"a":{"choices":[{"if":"trust >="}]}}}', 'अक्षर 9 पर: यहाँ कोई नाम या मान नहीं है'],
  ['{"nodes":{"a":{"close_up":7}}}', 'यहाँ पाठ हो, या पाठ और वह जो इससे रखा जाता है'],
  ['{"state":{"1":{"flag":true}}}', 'स्थिति का नाम अक्षरों, अंकों और _ से बनता है'],
  ['{"state":{"a":{"one_of":["b","b"]}}}', 'कोई मान दो बार नहीं आ सकता'],
  ['{"state":{"a":7}}', 'यह हाँ-ना हो, मानों की सूची'],
  ['{"nodes":{"a":{"choices":[1,2,3,4,5,6,7,8,9,10,11,12,13]}}}', 'ज़्यादा से ज़्यादा 12'],
])('explains in Hindi why JSON is not a structure: %.60s', async (json, sentence) => {
  const words = await inHindi()
  const read = structureReader(words)(json)
  const said = 'error' in read ? read.error : ''

  expect(said).toContain(sentence)
  expect(said.replace(/^[\w› ]*: /u, '').replaceAll('JSON', '')).not.toMatch(/[a-z]{2}/iu)
})

test('shows a nested error of the server at its form field', () => {
  const detail = [
    { loc: ['body', 'game_config', 'health_max'], msg: 'Must be at least 1', type: 'too_small' },
    { loc: ['body', 'story_structure', 'nodes', 'a', 'text'], msg: 'Too long', type: 'too_big' },
  ]

  expect(refusedFields(detail, filled(), en)).toEqual({
    health_max: 'Must be at least 1',
    story_structure: 'Too long',
  })
})

test('shows field errors of client and server in Hindi', async () => {
  const words = await inHindi()
  const detail = [
    {
      loc: ['cover_image_url'],
      msg: 'This picture is not one of yours. Upload it first',
      type: 'pictureOfAnother',
    },
  ]
  const values = { ...filled(), cover_image_url: 'abc.jpg', image_alt: 'x'.repeat(301) }

  expect(storyFormErrors(values, 'create', words)).toEqual({
    cover_image_url: 'सही पता लिखें',
    image_alt: 'ज़्यादा से ज़्यादा 300 अक्षर',
  })
  expect(refusedFields(detail, filled(), words)).toEqual({
    cover_image_url: 'यह चित्र आपका नहीं है। पहले इसे अपलोड करें',
  })
})

test('sends numbers in the way that their fields show them', () => {
  const typed = { ...filled(), initial_xp: '12.7', estimated_play_time: '3 lamps', health_max: '' }

  expect(newStoryOf(typed)).toMatchObject({
    initial_xp: '12',
    estimated_play_time: '3',
    game_config: { health_max: '100' },
  })
})
