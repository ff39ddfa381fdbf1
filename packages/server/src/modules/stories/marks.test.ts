import { describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeStory, insertStory, storyRow } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, openPlay, pick } from '../../test/play.ts'

const product = await openTestApp()

const bookmark = (story_id: string, { access_token: token }: Player) =>
  product.call('bookmarkStory', { params: { story_id }, token })
const bookmarksOf = ({ access_token: token }: Player, page = 1) =>
  product.ask('listBookmarks', { token, query: { page } })
const openOf = ({ access_token: token }: Player) => product.ask('listOpenSessions', { token })
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe('bookmarks', () => {
  test('are only the caller’s own, latest first, in pages', async () => {
    const reader = await product.register()
    const other = await product.register()
    const ids: string[] = []
    for (let place = 0; place < 21; place += 1) ids.push((await insertStory(product.db)).id)
    for (const id of ids) await bookmark(id, reader)
    await bookmark((await insertStory(product.db)).id, other)

    const first = await bookmarksOf(reader)
    const second = await bookmarksOf(reader, 2)

    expect(first).toMatchObject({ total_stories: 21, total_pages: 2 })
    expect([...first.stories, ...second.stories].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(second.stories[0]?.user_state?.hasBookmarked).toBe(true)
  })

  test('omit removed and unlisted stories', async () => {
    const reader = await product.register()
    const [kept, dropped, archived] = await Promise.all(
      [1, 2, 3].map(() => insertStory(product.db)),
    )
    for (const story of [kept, dropped, archived]) await bookmark(story?.id ?? '', reader)
    await bookmark(dropped?.id ?? '', reader)
    await changeStory(product.db, archived?.id ?? '', { status: 'archived' })

    const { stories, total_stories } = await bookmarksOf(reader)

    expect([stories.map(({ id }) => id), total_stories]).toEqual([[kept?.id], 1])
  })
})

describe('the session to resume', () => {
  test('is shown with the story, its progress, and the last sentence before an image', async () => {
    const play = await beginPlay(product, { title: 'The Ferry' })
    await play.acted(pick('Cross the river with the ferryman'))
    const [open, ...more] = await openOf(play.player)
    await play.acted({ action_type: 'show' })
    const [after] = await openOf(play.player)

    expect(more).toEqual([])
    expect(open).toMatchObject({ id: play.session.id, story: { title: 'The Ferry' } })
    expect(open?.completion_percentage).toBeGreaterThan(0)
    expect(open?.last_line).not.toBe('')
    expect(graphemes(open?.last_line ?? '')).toBeLessThanOrEqual(120)
    expect(after?.last_line).toBe(open?.last_line)
  })

  test('is the last played session, once per story, and never a finished one', async () => {
    const first = await beginPlay(product, { title: 'First' })
    const second = await beginPlay(product, { title: 'Second' }, first.player)
    const { id } = await insertStory(product.db)
    await (await openPlay(product, first.player, id)).choose('Walk home along the dunes')
    await second.again()
    await first.acted({ action_type: 'immerse' })

    const open = await openOf(first.player)

    expect(open.map(({ story }) => story.title)).toEqual(['First', 'Second'])
    expect(await openOf(await product.register())).toEqual([])
  })
})

const on = (story_id: string, player?: Player) => ({
  params: { story_id },
  ...(player && { token: player.access_token }),
})
const rate = (storyId: string, player: Player, stars: unknown) =>
  product.call('rateStory', { ...on(storyId, player), body: { stars } })
const share = (storyId: string, player?: Player) => product.call('shareStory', on(storyId, player))
const pageOf = (storyId: string, player?: Player) => product.ask('getStory', on(storyId, player))

async function finishStory(storyId?: string) {
  const player = await product.register()
  const id = storyId ?? (await insertStory(product.db)).id
  await (await openPlay(product, player, id)).choose('Push the boat into the water')
  return { player, storyId: id }
}

describe('a rating', () => {
  test('counts once per player who has finished, can be changed, and is visible only to the player', async () => {
    const { player, storyId } = await finishStory()
    const rated = await rate(storyId, player, 1)
    const changed = await rate(storyId, player, 5)

    expect(rated.answer()).toEqual({ stars: 1, average_rating: 1 })
    expect(changed.answer()).toEqual({ stars: 5, average_rating: 5 })
    expect((await pageOf(storyId, player)).user_state?.rating).toBe(5)
    expect((await pageOf(storyId)).user_state).toBeNull()
  })

  test('counts correctly with concurrent ratings', async () => {
    const { id } = await insertStory(product.db)
    const players = await Promise.all([1, 2, 3].map(() => finishStory(id)))

    await Promise.all(players.flatMap(({ player }) => [2, 4].map((it) => rate(id, player, it))))
    await Promise.all(players.map(({ player }, index) => rate(id, player, index + 2)))

    const counted = { ratings_count: 3, ratings_sum: 9 }
    expect(await storyRow(product.db, id)).toMatchObject(counted)
  })
})

test('counts a share once a day for each reader, and stores no address', async () => {
  const { id } = await insertStory(product.db)
  const reader = await product.register()
  const count = async (player?: Player) => (await share(id, player)).answer().shares_count

  const today = [await count(), await count(), await count(reader), await count(reader)]
  product.clock.advance(24 * 60 * 60_000)
  const tomorrow = [await count(), await count()]

  expect([...today, ...tomorrow]).toEqual([1, 1, 2, 2, 3, 3])
  const rows = await product.db.selectFrom('story_shares').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
})
