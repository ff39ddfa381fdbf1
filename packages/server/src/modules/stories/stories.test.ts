import { DAY_MS } from '@kathasagar/api/contract'
import { describe, expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { insertCategory, insertStory, insertTag } from '../../test/factories.ts'
import { openPlay } from '../../test/play.ts'

const product = await openTestApp()

const titles = (stories: readonly { title: string }[]) => stories.map(({ title }) => title)
const daysAgo = (days: number) => new Date(product.clock.now().getTime() - days * DAY_MS)
const clear = () => product.db.deleteFrom('stories').execute()

describe('the list of stories', () => {
  test('shows only published stories, newest first, twenty per page', async () => {
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

test('lists featured stories in the reader’s language first, in the order of the admins', async () => {
  await clear()
  const insert = (title: string, language: 'hi' | 'en', more: object) =>
    insertStory(product.db, { title, language, is_featured: true, ...more })
  await insert('Unranked', 'en', {})
  await insert('पहली', 'hi', { featured_order: 1 })
  await insert('Second', 'en', { featured_order: 4 })
  await insert('दूसरी', 'hi', { featured_order: 3 })
  await insert('First', 'en', { featured_order: 2 })
  await insert('Plain', 'en', { is_featured: false })

  const listed = async (reads: 'en' | 'hi' = 'en') =>
    titles(await product.ask('listFeatured', { query: { limit: 5, reads } }))
  expect(await listed()).toEqual(['First', 'Second', 'Unranked', 'पहली', 'दूसरी'])
  expect(await listed('hi')).toEqual(['पहली', 'दूसरी', 'First', 'Second', 'Unranked'])
})

describe('one story', () => {
  test('is shown with its statistics, and without a completion rate before the first play', async () => {
    const { id } = await insertStory(product.db, {
      game_config: JSON.stringify({ commands: { show: { cost: 3 } }, health_max: 7 }),
      story_prompt: 'You stand at the ford.',
      sessions_begun: 3,
      sessions_completed: 1,
      ratings_count: 3,
      ratings_sum: 13,
    })
    const other = await insertStory(product.db)
    const read = (story_id: string) => product.ask('getStory', { params: { story_id } })

    expect(await read(id)).toMatchObject({
      total_scenes: 3,
      game_config: { commands: { show: { cost: 3 } } },
      story_prompt: 'You stand at the ford.',
      stats: { completion_rate: 33, average_rating: 4.3 },
    })
    const none = { completion_rate: null, average_rating: 0 }
    expect((await read(other.id)).stats).toMatchObject(none)
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
})

describe.each([
  ['likeStory', 'is_liked', 'likes_total'],
  ['bookmarkStory', 'is_bookmarked', 'bookmarks_total'],
] as const)('%s', (name, flag, total) => {
  test('marks a story, removes the mark, and counts correctly with concurrent marks', async () => {
    const { id } = await insertStory(product.db)
    const params = { story_id: id }
    const { access_token: token } = await product.register()
    const mark = () => product.ask(name, { params, token })
    expect(await mark()).toEqual({ [flag]: true, [total]: 1 })
    expect(await mark()).toEqual({ [flag]: false, [total]: 0 })

    const players = await Promise.all(Array.from({ length: 8 }, () => product.register()))
    const clicks = players.flatMap((player, index) =>
      Array.from({ length: (index % 3) + 1 }, () => player.access_token),
    )
    await Promise.all(clicks.map((by) => product.call(name, { params, token: by })))

    const { stats } = await product.ask('getStory', { params })
    // A mark remains after one or three clicks, but not after two.
    expect(stats[total]).toBe(5)
  })
})

test('lists categories and tags in their order', async () => {
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
