import { DAY_MS } from '@kathasagar/api/contract'
import { beforeAll, describe, expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { insertCategory, insertStory, insertTag } from '../../test/factories.ts'
import { openPlay } from '../../test/play.ts'

const product = await openTestApp()

const titles = (stories: readonly { title: string }[]) => stories.map(({ title }) => title)
const daysAgo = (days: number) => new Date(product.clock.now().getTime() - days * DAY_MS)
const clear = () => product.db.deleteFrom('stories').execute()

describe('the list of stories', () => {
  test('shows published ones only, newest first, twenty to a page', async () => {
    await clear()
    for (let age = 0; age < 21; age += 1) {
      await insertStory(product.db, { title: `Day ${age}`, published_at: daysAgo(age) })
    }
    for (const status of ['draft', 'in_review', 'archived'] as const) {
      await insertStory(product.db, { title: status, status })
    }

    const first = await product.ask('listStories')
    const second = await product.ask('listStories', { query: { page: 2 } })
    const past = await product.ask('listStories', { query: { page: 99_999 } })

    expect(first).toMatchObject({ page: 1, total_pages: 2, total_stories: 21 })
    expect(titles(first.stories).slice(0, 2)).toEqual(['Day 0', 'Day 1'])
    expect(titles(second.stories)).toEqual(['Day 20'])
    expect(past.stories).toEqual([])
  })

  test('shows users their own marks, and guests none', async () => {
    await clear()
    const { id } = await insertStory(product.db)
    const { access_token: token } = await product.register()
    await product.call('likeStory', { params: { story_id: id }, token })

    const [own] = (await product.ask('listStories', { token })).stories
    const [guest] = (await product.ask('listStories')).stories

    const marks = { hasLiked: true, hasBookmarked: false, has_premium_access: false }
    expect(own?.user_state).toEqual(marks)
    expect(guest?.user_state).toBeNull()
  })
})

describe('the rows of the home page', () => {
  test('featured stories in the reader’s language come first', async () => {
    await clear()
    const featured = { is_featured: true } as const
    await insertStory(product.db, { ...featured, title: 'पहली', language: 'hi', featured_order: 1 })
    await insertStory(product.db, { ...featured, title: 'First', featured_order: 2 })
    await insertStory(product.db, { ...featured, title: 'दूसरी', language: 'hi', featured_order: 3 })
    await insertStory(product.db, { ...featured, title: 'Second', featured_order: 4 })
    const listed = async (reads: 'en' | 'hi' = 'en') =>
      titles(await product.ask('listFeatured', { query: { limit: 4, reads } }))

    expect(await listed()).toEqual(['First', 'Second', 'पहली', 'दूसरी'])
    expect(await listed('hi')).toEqual(['पहली', 'दूसरी', 'First', 'Second'])
  })

  test('featured stories have the order of the admins', async () => {
    await clear()
    await insertStory(product.db, { title: 'Unranked', is_featured: true })
    await insertStory(product.db, { title: 'Second', is_featured: true, featured_order: 2 })
    await insertStory(product.db, { title: 'First', is_featured: true, featured_order: 1 })
    await insertStory(product.db, { title: 'Plain' })

    const featured = await product.ask('listFeatured', { query: { limit: 3 } })

    expect(titles(featured)).toEqual(['First', 'Second', 'Unranked'])
  })

  test('trending prefers recent plays to old ones', async () => {
    await clear()
    const old = { plays_total: 500, published_at: daysAgo(60) }
    await insertStory(product.db, { title: 'Old fame', ...old })
    await insertStory(product.db, { title: 'Of today', plays_total: 40, published_at: daysAgo(1) })
    await insertStory(product.db, { title: 'Unplayed', published_at: daysAgo(1) })

    const trending = await product.ask('listTrending', { query: { limit: 2 } })

    expect(titles(trending)).toEqual(['Of today', 'Old fame'])
  })
})

describe('search', () => {
  beforeAll(async () => {
    await clear()
    await insertStory(product.db, {
      title: 'The Haunted House of Devthala',
      tagline: 'Letters from the dead.',
    })
    await insertStory(product.db, {
      title: 'भूतिया हवेली की कहानी',
      story_description: 'एक पुरानी हवेली, जहाँ रात को दीये अपने आप जलते हैं।',
    })
    await insertStory(product.db, { title: 'नदी का वादा' })
    await insertStory(product.db, {
      title: '100% Honest_Merchant',
      story_description: 'He weighs the river’s gold.',
    })
    await insertStory(product.db, { title: 'A draft about a House', status: 'draft' })
  })

  const search = async (q: string, limit = 10) =>
    titles(await product.ask('searchStories', { query: { q, limit } }))

  test.each([
    ['the beginning of words', 'haun hou', 'The Haunted House of Devthala'],
    ['any part of a title', 'vthal', 'The Haunted House of Devthala'],
    ['a word in Devanagari', 'हवेली', 'भूतिया हवेली की कहानी'],
    ['its beginning', 'हवे', 'भूतिया हवेली की कहानी'],
    ['a title in Devanagari, mistyped', 'नदि का वादा', 'नदी का वादा'],
  ])('finds a story by %s', async (_how, query, title) => {
    expect(await search(query)).toContain(title)
  })

  test('treats special characters of the database as text', async () => {
    expect(await search('100% Honest_M')).toEqual(['100% Honest_Merchant'])
    expect(await search('ones%rcha')).toEqual([])
    expect(await search('ones__Mer_ant')).toEqual([])
  })

  test('returns at most the requested number', async () => {
    expect(await search('the', 1)).toHaveLength(1)
  })
})

describe('one story', () => {
  test('is shown with its numbers', async () => {
    const { id } = await insertStory(product.db, {
      game_config: JSON.stringify({ commands: { show: { cost: 3 } }, health_max: 7 }),
      story_prompt: 'You stand at the ford.',
      sessions_begun: 3,
      sessions_completed: 1,
      ratings_count: 3,
      ratings_sum: 13,
    })

    expect(await product.ask('getStory', { params: { story_id: id } })).toMatchObject({
      total_scenes: 3,
      game_config: { commands: { show: { cost: 3 } } },
      story_prompt: 'You stand at the ford.',
      stats: { completion_rate: 33, average_rating: 4.3 },
    })
  })

  test.each([
    ['names no price', {}],
    ['leaves one blank', { show: { cost: 7 } }],
    ['asks for an undo and a custom action', { undo: { cost: 4 }, custom_action: { cost: 9 } }],
  ])('that %s shows readers the XP that its sessions charge', async (_, commands) => {
    const { id } = await insertStory(product.db, { game_config: JSON.stringify({ commands }) })
    const { game_config } = await product.ask('getStory', { params: { story_id: id } })
    const { session } = await openPlay(product, await product.register(), id)
    const { custom_action, ...charged } = session.story.xp_costs
    const told = Object.entries(game_config.commands).map(([name, { cost }]) => [name, cost])
    expect(Object.fromEntries(told)).toEqual(charged)
    expect(custom_action).toBe(1)
  })

  test('without plays has no completion rate and no rating', async () => {
    const { id } = await insertStory(product.db)

    const { stats } = await product.ask('getStory', { params: { story_id: id } })

    expect(stats).toMatchObject({ completion_rate: null, average_rating: 0 })
  })
})

describe.each([
  ['likeStory', 'is_liked', 'likes_total'],
  ['bookmarkStory', 'is_bookmarked', 'bookmarks_total'],
] as const)('%s', (name, flag, total) => {
  test('marks a story, and removes the mark', async () => {
    const { id } = await insertStory(product.db)
    const { access_token: token } = await product.register()
    const mark = () => product.ask(name, { params: { story_id: id }, token })

    expect(await mark()).toEqual({ [flag]: true, [total]: 1 })
    expect(await mark()).toEqual({ [flag]: false, [total]: 0 })
  })

  test('counts correctly with concurrent marks, some of them repeated', async () => {
    const { id } = await insertStory(product.db)
    const players = await Promise.all(Array.from({ length: 8 }, () => product.register()))
    const clicks = players.flatMap((player, index) =>
      Array.from({ length: (index % 3) + 1 }, () => player.access_token),
    )

    const params = { story_id: id }
    await Promise.all(clicks.map((token) => product.call(name, { params, token })))

    const { stats } = await product.ask('getStory', { params: { story_id: id } })
    // Players with one or three clicks keep a mark. Those with two keep none.
    expect(stats[total]).toBe(5)
  })
})

test('categories and tags have their order', async () => {
  const { db } = product
  await insertCategory(db, { name: 'b', display_name: 'Second', sort_order: 2 })
  await insertCategory(db, { name: 'a', display_name: 'First', sort_order: 1 })
  await insertTag(db, { name: 'z', display_name: 'Love', color: '#fff' })
  await insertTag(db, { name: 'y', display_name: 'Bargains', color: '#000' })

  const categories = await product.ask('listCategories')
  const tags = await product.ask('listTags')

  expect(categories.map(({ display_name }) => display_name)).toEqual(['First', 'Second'])
  expect(tags.map(({ display_name }) => display_name)).toEqual(['Bargains', 'Love'])
})
