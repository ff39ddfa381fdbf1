import { DEFAULT_STRUCTURE, DraftStructure } from '@kathasagar/story/schema'
import { describe, expect, test } from 'vitest'

import { NewStoryRequest, StoryChanges } from './storyForms.ts'

const REQUIRED = {
  title: 'The Lamp Lighter',
  tagline: 'He lights what others put out.',
  story_description: 'A town without oil.',
  story_prompt: 'You carry the last lamp.',
  cover_image_url: 'https://example.org/lamp.jpg',
  category_id: '6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1',
}
const read = (fields: object) => NewStoryRequest.safeParse({ ...REQUIRED, ...fields })
const made = (fields: object) => NewStoryRequest.parse({ ...REQUIRED, ...fields })
const faults = (fields: object) => read(fields).error?.issues.map(({ path }) => path.join('.'))

describe('a new story', () => {
  test('needs only its basics; other fields have defaults', () => {
    expect(made({})).toMatchObject({
      image_alt: '',
      tag_ids: [],
      initial_xp: 100,
      actions_count: 0,
      story_cards_count: 0,
      total_scenes: 0,
      branching_points: 0,
      possible_endings: 1,
      estimated_play_time: 30,
      content_rating: 'family',
      language: 'en',
      difficulty_level: 'medium',
      is_premium: false,
      game_config: {
        commands: {},
        xp_gain_multiplier: 1,
        health_max: 100,
        inventory_slots: 8,
        skill_check_difficulty: 'medium',
      },
      story_structure: DEFAULT_STRUCTURE,
    })
  })

  test.each(Object.keys(REQUIRED))('is rejected without %s', (field) => {
    expect(faults({ [field]: undefined })).toEqual([field])
    expect(faults({ [field]: ' ' })).toEqual([field])
  })

  test.each(['title', 'tagline'])('is rejected with direction characters in the %s', (field) => {
    expect(faults({ [field]: 'The Lamp \u202e Lighter' })).toEqual([field])
  })

  test.each([
    ['initial_xp', -1],
    ['possible_endings', 0],
    ['estimated_play_time', '0'],
    ['total_scenes', 1e12],
    ['title', '🪔'.repeat(121)],
    ['cover_image_url', 'javascript:alert(1)'],
    ['cover_image_url', '//example.org/x.png'],
    ['language', 'tlh'],
    ['difficulty_level', 'brutal'],
    ['category_id', 'river-tales'],
    ['initial_xp', true],
    ['initial_xp', [5]],
    ['initial_xp', null],
    ['total_scenes', {}],
    ['possible_endings', false],
  ])('is rejected with a %s of %j instead of changing it', (field, given) => {
    expect(faults({ [field]: given })).toEqual([field])
  })

  test('counts lengths in code points', () => {
    expect(read({ title: '🪔'.repeat(120) }).success).toBe(true)
  })

  test('is rejected with unplayable game rules', () => {
    const game_config = { xp_gain_multiplier: 0, health_max: 0, commands: { show: { cost: -1 } } }

    expect(faults({ game_config })).toEqual([
      'game_config.commands.show.cost',
      'game_config.xp_gain_multiplier',
      'game_config.health_max',
    ])
  })

  test.each([0.5, null, true, '0x10', [5], '', ' ', '3.5', 'free', '-1', 1e12, {}])(
    'is rejected with a command price of %j instead of changing it',
    (cost) => {
      expect(faults({ game_config: { commands: { show: { cost } } } })).toEqual([
        'game_config.commands.show.cost',
      ])
    },
  )

  test.each([
    [3, 3],
    ['3', 3],
    [' 12 ', 12],
    [0, 0],
  ])('with a command price of %j gets %j', (cost, meant) => {
    const { game_config } = made({ game_config: { commands: { show: { cost } } } })

    expect(game_config.commands).toEqual({ show: { cost: meant } })
  })

  test.each([
    ['initial_xp', '7.9', 7],
    ['initial_xp', 12.9, 12],
    ['initial_xp', '-0.5', 0],
    ['initial_xp', '', 10],
    ['initial_xp', ' ', 10],
    ['initial_xp', ' 40 ', 40],
    ['initial_xp', '12.0', 12],
    ['initial_xp', 'many', 10],
    ['initial_xp', '12 rupees', 12],
    ['actions_count', '', 0],
    ['actions_count', 'x', 0],
    ['possible_endings', '', 1],
    ['possible_endings', 'several', 1],
    ['estimated_play_time', '', 30],
    ['estimated_play_time', 'abc', 30],
    ['content_rating', 'unheard of', 'family'],
    ['content_rating', 'teen', 'teen'],
  ] as const)('coerces %s: %j is %j', (field, given, meant) => {
    expect(made({ [field]: given })[field]).toBe(meant)
  })

  test('coerces the numbers of its rules', () => {
    const { game_config } = made({
      game_config: { xp_gain_multiplier: 'abc', health_max: '7.5', inventory_slots: 'many' },
    })

    expect(game_config).toMatchObject({ xp_gain_multiplier: 1, health_max: 7, inventory_slots: 8 })
  })

  test.each([
    ['xp_gain_multiplier', true],
    ['health_max', [7]],
    ['inventory_slots', {}],
    ['inventory_slots', null],
  ])('is rejected with rules whose %s is %j', (field, given) => {
    expect(faults({ game_config: { [field]: given } })).toEqual([`game_config.${field}`])
  })

  test('may have rules and structure as JSON text', () => {
    const story_structure = { start_node: 'a', nodes: { a: { text: 'Here.', choices: [] } } }

    const story = made({
      game_config: '{"health_max":7}',
      story_structure: JSON.stringify(story_structure),
    })

    expect(story.game_config.health_max).toBe(7)
    expect(story.story_structure).toEqual(story_structure)
  })

  test.each(['{oh', '[1]', '"text"', ''])('treats %j as no rules and no structure', (text) => {
    const story = made({ game_config: text, story_structure: text })

    expect(story.game_config.health_max).toBe(100)
    expect(story.story_structure).toBeNull()
  })
})

describe('a structure', () => {
  test.each(['__proto__', 'constructor', 'toString', '<b>', '\u202Etxt', '🪔'])(
    'may have a node named %j',
    (name) => {
      const json = `{"start_node":${JSON.stringify(name)},"nodes":{${JSON.stringify(name)}:{"text":"Here."}}}`

      const { nodes } = DraftStructure.parse(JSON.parse(json))

      expect(Object.entries(nodes)).toEqual([[name, { text: 'Here.', choices: [] }]])
      expect(Object.getPrototypeOf(nodes)).toBe(Object.prototype)
    },
  )

  test.each(['a\u0000b', 'a\uD800b'])(
    'rejects a node named %j, which no database can store',
    (name) => {
      const refused = DraftStructure.safeParse({ nodes: { [name]: { text: 'Here.' } } })

      expect(refused.error?.issues).toMatchObject([
        { path: ['nodes', name], message: 'Contains characters that cannot be stored' },
      ])
    },
  )

  test('reports the invalid node and choice', () => {
    const nodes = { well: { text: 'Deep.', choices: [{ text: 'x'.repeat(301), target: 'well' }] } }

    const refused = DraftStructure.safeParse({ start_node: 'well', nodes })

    expect(refused.error?.issues.map(({ path }) => path)).toEqual([
      ['nodes', 'well', 'choices', 0, 'text'],
    ])
  })

  test('may be incomplete, because the review reports missing parts', () => {
    const nodes = { well: { choices: [{ text: '' }] } }

    expect(DraftStructure.parse({ nodes })).toEqual({
      start_node: '',
      nodes: { well: { text: '', choices: [{ text: '', target: '' }] } },
    })
  })

  test('has at most 10,000 nodes', () => {
    const nodes = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_none, i) => [`n${i}`, { text: 'a' }]))

    expect(DraftStructure.safeParse({ nodes: nodes(10_000) }).success).toBe(true)
    expect(DraftStructure.safeParse({ nodes: nodes(10_001) }).error?.issues).toMatchObject([
      { message: 'At most 10000 nodes' },
    ])
  })
})

describe('changes to a story', () => {
  test('preserve fields that are not sent', () => {
    expect(StoryChanges.parse({ title: 'Anew' })).toEqual({ title: 'Anew' })
  })

  test('may remove the category and the tagline', () => {
    expect(StoryChanges.parse({ category_id: '', tagline: '' })).toEqual({
      category_id: null,
      tagline: '',
    })
  })

  test('are rejected with an invalid structure, so that the stored one is not lost', () => {
    const refused = StoryChanges.safeParse({ story_structure: '{oh' })

    expect(refused.error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: ['story_structure'], message: 'Must be a JSON object' },
    ])
  })
})
