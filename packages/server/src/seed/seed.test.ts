import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { writeStory } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { changeStory } from '../test/factories.ts'
import { playableOf, seedCatalogue, type Seed } from './seedCatalogue.ts'
import type { Context } from '../modules/calls.ts'
import type { SeedStory } from './seedShapes.ts'
import { SOUND, startAuthoring } from '../test/authoring.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { readSeed } from './readSeed.ts'
import { readShippedReviews, reviewHash, withShippedReviews } from './shippedReviews.ts'

const product = await openTestApp()

const shipped = readSeed()
const reviews = readShippedReviews()

const story = (given: Partial<SeedStory> = {}): SeedStory => ({
  slug: 'the-ferry',
  title: 'The Ferry',
  tagline: 'One crossing too many.',
  story_description: 'A ferryman is asked to row a river that is not there.',
  story_prompt: 'You hold the oar.',
  story_system_prompt: 'Keep the river quiet.',
  category: 'river-tales',
  tags: ['river', 'bargains'],
  author: { username: 'ferry_author', display_name: 'Ferry Author' },
  language: 'en',
  content_rating: 'everyone',
  difficulty_level: 'easy',
  is_premium: false,
  is_featured: true,
  initial_xp: 100,
  image_alt: 'A boat on dry sand.',
  game_config: { commands: { immerse: { cost: 2 } } },
  story_structure: SOUND,
  ...given,
})
const seedOf = (...stories: SeedStory[]): Seed => ({ ...shipped, stories, covers: new Set() })

const seedStories = (...stories: SeedStory[]) => seedCatalogue(product.ports, seedOf(...stories))
const rowOf = (slug: string) =>
  product.db.selectFrom('stories').selectAll().where('slug', '=', slug).executeTakeFirst()
const titleOf = async (slug: string) => (await rowOf(slug))?.title
const versionsOf = async (slug: string) => {
  const versions = product.db.selectFrom('story_versions').select('number')
  return versions.where('story_id', '=', (await rowOf(slug))?.id ?? '').execute()
}

test.each(shipped.stories)('$slug is playable in its stated time', async (one) => {
  const storyReviewer = withShippedReviews(product.ports.storyReviewer, reviews)
  const ctx = { ...product.ports, storyReviewer }
  const { faults } = await seedCatalogue(ctx, { ...shipped, stories: [one] })

  expect(faults).toEqual([])
  // The time of an open story can't be computed, so its author provides it.
  const stated = one.estimated_play_time ?? reviews[reviewHash(playableOf(one))]
  expect((await rowOf(one.slug))?.estimated_play_time).toBe(stated)
})

test('changes nothing when seeding twice or concurrently, and counts the scenes of a story', async () => {
  await Promise.all([seedStories(story()), seedStories(story())])
  const again = await seedStories(story())

  expect(shipped.faults).toEqual([])
  expect(again).toEqual({ added: 0, renewed: 0, faults: [] })
  expect(await versionsOf('the-ferry')).toHaveLength(1)
  const figures = { total_scenes: 3, branching_points: 1, possible_endings: 2, actions_count: 2 }
  expect(await rowOf('the-ferry')).toMatchObject(figures)
})

test('does not review an unchanged shipped story again', async () => {
  await seedStories(story({ slug: 'known' }))
  const reviewed: string[] = []
  const { storyReviewer } = product.ports
  const watched: Context['storyReviewer'] = {
    ...storyReviewer,
    review: (given, parts) => {
      reviewed.push(given.title ?? '')
      return storyReviewer.review(given, parts)
    },
  }

  const stories = [story({ slug: 'known' }), story({ slug: 'unknown', title: 'Unknown' })]
  await seedCatalogue({ ...product.ports, storyReviewer: watched }, seedOf(...stories))

  expect(reviewed).toEqual(['Unknown'])
})

test('reviews a changed story again, even if it was reviewed before shipping', async () => {
  const reviewed: string[] = []
  const reviewer: Context['storyReviewer'] = {
    ...product.ports.storyReviewer,
    review: async ({ title }) => {
      reviewed.push(title ?? '')
      return { minutes: 9, findings: [], certificate: null }
    },
  }
  const known = playableOf(story())
  const changed = playableOf(story({ title: 'Changed' }))
  const withReviews = withShippedReviews(reviewer, { [reviewHash(known)]: 4 })

  const kept = await withReviews.review(known, ['findings', 'minutes'])
  const anew = await withReviews.review(changed, ['findings', 'minutes'])

  expect(kept).toMatchObject({ minutes: 4, findings: [] })
  expect(anew).toMatchObject({ minutes: 9 })
  expect(reviewed).toEqual(['Changed'])
})

test('saves a changed shipped story as a new version, unless an admin has changed it', async () => {
  await seedStories(story({ slug: 'renewed' }), story({ slug: 'edited' }))
  const { id } = (await rowOf('edited'))!
  const edit = { title: 'The Admin’s Ferry', updated_at: new Date(Date.now() + 1000) }
  await changeStory(product.db, id, edit)
  const title = 'The Ferry, mended'
  const done = await seedStories(
    story({ slug: 'renewed', title }),
    story({ slug: 'edited', title }),
  )

  expect(done.renewed).toBe(1)
  expect([await titleOf('renewed'), await titleOf('edited')]).toEqual([title, 'The Admin’s Ferry'])
  expect(await versionsOf('renewed')).toHaveLength(2)
})

test('gives no stories to a reader with an author’s name', async () => {
  const reader = await product.register({ username: 'taken_author' })

  const author = { username: 'taken_author', display_name: 'T. A.' }
  await seedStories(story({ slug: 'by-another', author }))

  const { author_id } = (await rowOf('by-another'))!
  expect(author_id).not.toBe(reader.id)
})

test.each([
  ['game_config.commands.immerse.cost', { game_config: { commands: { immerse: { cost: -2 } } } }],
  ['game_config.xp_gain_multiplier', { game_config: { commands: {}, xp_gain_multiplier: 11 } }],
  ['initial_xp', { initial_xp: 100_001 }],
])('skips a data file with an absurd %s, and names the field', (field, given) => {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-seed-'))
  for (const part of ['absurd', 'covers']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(shipped.catalogue))
  writeStory('absurd', story(given), folder)

  const { faults, stories } = readSeed(folder)

  rmSync(folder, { recursive: true })
  expect(stories).toEqual([])
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^absurd: ${field}: .* from `))])
})

test.each([
  ['category', story({ slug: 'lost', category: 'nowhere' })],
  ['tag', story({ slug: 'lost', tags: ['nothing'] })],
  ['scene', story({ slug: 'lost', story_structure: { start_node: 'gone', nodes: {} } })],
])('skips and names a story with an unknown %s', async (what, faulty) => {
  const { faults } = await seedStories(faulty)

  expect(faults).toEqual([expect.stringMatching(new RegExp(`^lost: .*${what}`))])
  expect(await titleOf('lost')).toBeUndefined()
})

test('marks the author’s name of a shipped story as a pen name, unlike that of a reader’s story', async () => {
  await seedStories(story())
  const { id } = (await rowOf('the-ferry'))!
  const pageOf = (story_id: string) => product.ask('getStory', { params: { story_id } })
  const desk = await startAuthoring(product)

  expect((await pageOf(id)).is_house_story).toBe(true)
  expect((await pageOf((await desk.published()).id)).is_house_story).toBe(false)
})
