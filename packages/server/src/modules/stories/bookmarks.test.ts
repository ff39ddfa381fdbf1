import { describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeStory, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted, beginPlay } from '../../test/play.ts'

const product = await openTestApp()

const bookmark = (story_id: string, { access_token: token }: Player) =>
  product.call('bookmarkStory', { params: { story_id }, token })
const bookmarksOf = ({ access_token: token }: Player, page = 1) =>
  product.ask('listBookmarks', { token, query: { page } })
const openOf = ({ access_token: token }: Player) => product.ask('listOpenSessions', { token })
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe('bookmarks', () => {
  test('are the caller’s own, the latest first, a page at a time', async () => {
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

  test('leave out what was taken back, and what has left the lists', async () => {
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

describe('where a player can go on', () => {
  test('is told with the story, how far it is and the last sentence', async () => {
    const play = await beginPlay(product, { title: 'The Ferry' })
    await acted(product, play, {
      action_type: 'continue',
      selected_choice: 'Cross the river with the ferryman',
    })

    const [open, ...more] = await openOf(play.player)

    expect(more).toEqual([])
    expect(open).toMatchObject({ id: play.session.id, story: { title: 'The Ferry' } })
    expect(open?.completion_percentage).toBeGreaterThan(0)
    expect(open?.last_line).not.toBe('')
    expect(graphemes(open?.last_line ?? '')).toBeLessThanOrEqual(120)
  })

  test('names the session played last first, and each story once', async () => {
    const first = await beginPlay(product, { title: 'First' })
    const second = await beginPlay(product, { title: 'Second' }, first.player)
    await product.call('createSession', {
      token: first.player.access_token,
      body: { story_id: second.storyId },
    })
    await acted(product, first, { action_type: 'immerse' })

    const open = await openOf(first.player)

    expect(open.map(({ story }) => story.title)).toEqual(['First', 'Second'])
  })

  test('leaves out what is finished and what others play', async () => {
    const { player } = await beginPlay(product)
    const finisher = await product.register()
    const { id } = await insertStory(product.db)
    const begun = await product.ask('createSession', {
      token: finisher.access_token,
      body: { story_id: id },
    })
    await acted(
      product,
      { player: finisher, storyId: id, session: begun },
      { action_type: 'continue', selected_choice: 'Walk home along the dunes' },
    )

    expect(await openOf(finisher)).toEqual([])
    expect(await openOf(player)).toHaveLength(1)
  })

  test('keeps the sentence before a picture', async () => {
    const play = await beginPlay(product)
    const [before] = await openOf(play.player)
    await acted(product, play, { action_type: 'show' })

    const [after] = await openOf(play.player)

    expect(after?.last_line).toBe(before?.last_line)
  })
})
