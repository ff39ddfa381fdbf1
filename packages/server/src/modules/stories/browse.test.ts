import { describe, expect, test } from 'vitest'

import type { TestApp } from '../../test/buildTestApp.ts'
import { insertCategory, insertStory, insertTag } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

async function insertStories(db: TestApp['db']) {
  await insertStory(db, {
    title: 'The Ferry',
    category_id: categoryId,
    content_rating: 'family',
    estimated_play_time: 15,
    plays_total: 5,
    published_at: new Date('2026-01-03'),
  })
  const well = await insertStory(db, {
    title: 'The Well',
    difficulty_level: 'hard',
    content_rating: 'teen',
    estimated_play_time: 30,
    plays_total: 9,
    published_at: new Date('2026-01-02'),
    ratings_count: 1,
    ratings_sum: 5,
  })
  await db.insertInto('story_tags').values({ story_id: well.id, tag_id: tagId }).execute()
  await insertStory(db, {
    title: 'कुआँ',
    language: 'hi',
    category_id: categoryId,
    content_rating: 'everyone',
    estimated_play_time: 60,
    plays_total: 1,
    published_at: new Date('2026-01-01'),
    ratings_count: 40,
    ratings_sum: 180,
  })
  await insertStory(db, {
    title: 'Half Written',
    status: 'draft',
    category_id: categoryId,
    content_rating: 'family',
  })
}

const product = await openTestApp()
const { db } = product
const category = { name: 'river-tales', display_name: 'River Tales', sort_order: 1 }
const tag = { name: 'bargains', display_name: 'Bargains', color: '#fff' }
const categoryId = (await insertCategory(db, category)).id
const tagId = (await insertTag(db, tag)).id
await insertStories(db)

const browse = async (query: Record<string, string | number>) => {
  const { stories, total_stories } = await product.ask('listStories', { query })
  return { titles: stories.map(({ title }) => title), total_stories }
}

describe('browsing', () => {
  test.each([
    [{ category: 'river-tales' }, ['The Ferry', 'कुआँ']],
    [{ tag: 'bargains' }, ['The Well']],
    [{ language: 'hi' }, ['कुआँ']],
    [{ difficulty: 'hard' }, ['The Well']],
    [{ rating: 'teen' }, ['The Well']],
    [{ length: 'short' }, ['The Ferry']],
    [{ length: 'medium' }, ['The Well']],
    [{ length: 'long' }, ['कुआँ']],
    [{ category: 'river-tales', language: 'en' }, ['The Ferry']],
    [{ category: 'river-tales', tag: 'bargains' }, []],
    [{ sort: 'newest' }, ['The Ferry', 'The Well', 'कुआँ']],
    [{ sort: 'popular' }, ['The Well', 'The Ferry', 'कुआँ']],
    // A high average of many ratings comes before a high average of a single rating.
    [{ sort: 'rated' }, ['कुआँ', 'The Well', 'The Ferry']],
    [{ tag: tagId }, ['The Well']],
    [{ rating: 'everyone' }, ['The Ferry', 'कुआँ']],
    [{ rating: 'family' }, ['The Ferry', 'कुआँ']],
    [{ rating: 'general' }, ['The Ferry', 'कुआँ']],
  ] as const)('by %j finds and counts the matching published stories', async (query, expected) => {
    const { titles, total_stories } = await browse(query)

    expect({ titles, total_stories }).toEqual({ titles: expected, total_stories: expected.length })
  })

  test('finds a story by its current tags', async () => {
    const { db } = product
    const story = await insertStory(db, { title: 'The Toll', published_at: new Date('2025-01-01') })
    const tagged = { story_id: story.id, tag_id: tagId }
    await db.insertInto('story_tags').values(tagged).execute()

    const before = await browse({ tag: 'bargains' })
    await db.deleteFrom('story_tags').where('story_id', '=', story.id).execute()
    const after = await browse({ tag: 'bargains' })
    await db.deleteFrom('stories').where('id', '=', story.id).execute()

    expect(before).toEqual({ titles: ['The Well', 'The Toll'], total_stories: 2 })
    expect(after).toEqual({ titles: ['The Well'], total_stories: 1 })
  })

  test.each([
    ['category', 'no-such'],
    ['tag', 'no-such'],
    ['tag', '6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1'],
  ])('refuses the %s %s with its name', async (field, value) => {
    const refused = await product.call('listStories', { query: { [field]: value } })

    expect([refused.status, refused.refusal().detail]).toMatchObject([422, [{ loc: [field] }]])
  })
})
