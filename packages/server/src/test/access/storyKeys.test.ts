import { routes, type RouteName } from '@kathasagar/api/contract'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../buildTestApp.ts'
import { insertStory } from '../factories.ts'
import { makePerson, ROLES, setScene } from './scenery.ts'

const CARD = [
  'author',
  'category',
  'content_rating',
  'cover_image_url',
  'created_at',
  'difficulty_level',
  'estimated_play_time',
  'id',
  'image_alt',
  'is_featured',
  'is_premium',
  'language',
  'possible_endings',
  'stats',
  'status',
  'story_description',
  'tagline',
  'tags',
  'title',
  'user_state',
]
const PAGE = [
  ...CARD,
  'actions_count',
  'branching_points',
  'codex_pages',
  'game_config',
  'initial_xp',
  'is_house_story',
  'story_cards_count',
  'story_prompt',
  'total_scenes',
].toSorted()

let product: TestApp
let story_id: string
beforeAll(async () => {
  product = await buildTestApp()
  const { id } = await insertStory(product.db, {
    title: 'The Ford',
    is_featured: true,
    story_prompt: 'You stand at the ford.',
    story_system_prompt: 'SECRET',
    game_config: JSON.stringify({
      commands: { show: { cost: 4, description: 'A mural.' } },
      xp_gain_multiplier: 2,
      health_max: 7,
      inventory_slots: 3,
      skill_check_difficulty: 'hard',
    }),
  })
  story_id = id
})
afterAll(() => product.close())

const keysOf = (story: object | undefined) => Object.keys(story ?? {}).toSorted()

describe.each(ROLES)('to a caller who is %s', (role) => {
  let parts: { token?: string }
  beforeAll(async () => {
    const { caller } = await setScene(product, role)
    parts = caller ? { token: caller.access_token } : {}
  })

  const theStory = () => ({ params: { story_id } })

  test('lists, shelves and search tell what a card shows, and not how a story begins', async () => {
    const list = await product.ask('listStories', parts)
    const featured = await product.ask('listFeatured', parts)
    const trending = await product.ask('listTrending', parts)
    const query = { q: 'The Ford' }
    const found = await product.ask('searchStories', { ...parts, query })

    for (const [story] of [list.stories, featured, trending, found]) {
      expect(keysOf(story)).toEqual(CARD)
    }
  })

  test('the page of a story tells its prompt, and of its rules the commands alone', async () => {
    const asked = await product.call('getStory', { ...parts, ...theStory() })

    const story = asked.answer()
    expect(keysOf(story)).toEqual(PAGE)
    expect(story.story_prompt).toBe('You stand at the ford.')
    expect(Object.keys(story.game_config)).toEqual(['commands'])
    expect(story.game_config.commands['show']).toEqual({ cost: 4, description: 'A mural.' })
    expect(asked.text).not.toMatch(/SECRET|system_prompt|health_max|story_structure/)
  })
})

test('a bookmarked story is told as a card', async () => {
  const { access_token: token } = await makePerson(product)
  await product.call('bookmarkStory', { token, params: { story_id }, body: {} })

  const shelf = await product.ask('listBookmarks', { token })

  expect(shelf.stories.map(keysOf)).toEqual([CARD])
})

/** Returns all field names in the answer of a call, at any depth. */
function namesIn(name: RouteName): Set<string> {
  const names = new Set<string>()
  const walk = (shape: unknown): void => {
    if (typeof shape !== 'object' || shape === null) return
    if ('properties' in shape && typeof shape.properties === 'object') {
      for (const key of Object.keys(shape.properties ?? {})) names.add(key)
    }
    for (const inner of Object.values(shape)) walk(inner)
  }
  walk(z.toJSONSchema(routes[name].answer, { io: 'output', unrepresentable: 'any' }))
  return names
}

const callsThatTell = (key: string) =>
  (Object.keys(routes) as RouteName[]).filter((name) => namesIn(name).has(key)).toSorted()

// The server sends only declared fields, so this holds for every answer.
const EDITING = ['createStory', 'getStoryForEdit', 'importStory', 'restoreVersion', 'updateStory']

/** Sent whole to the player for offline play. */
const PLAYED = [...EDITING, 'getOfflinePlay']

test.each([
  ['story_prompt', [...EDITING, 'getStory']],
  ['story_system_prompt', EDITING],
  ['story_structure', [...EDITING, 'getStoryVersion']],
  ['health_max', PLAYED],
  ['inventory_slots', PLAYED],
  ['skill_check_difficulty', PLAYED],
  ['xp_gain_multiplier', EDITING],
])('%s can be told by no other calls than %j', (key, calls) => {
  expect(callsThatTell(key)).toEqual(calls.toSorted())
})
