import { beforeEach, describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeStory, changeUser, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let author: Player
let reader: Player
const product = await openTestApp()
beforeEach(async () => {
  author = await product.register()
  reader = await product.register()
})

let published = 0
const publish = (given: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(product.db, {
    author_id: author.id,
    published_at: new Date(Date.UTC(2026, 0, 1) + (published += 1) * 60_000),
    ...given,
  })
const of = ({ username: handle }: Player, by?: Player) => ({
  params: { handle },
  ...(by && { token: by.access_token }),
})
const page = async (by?: Player) => product.call('getAuthor', of(author, by))
const follow = (by = reader) => product.call('followAuthor', of(author, by))
const followed = async (by = reader) =>
  (await product.ask('listFollowed', { token: by.access_token })).map(({ id }) => id)
const setUser = (change: object) => changeUser(product.db, author.id, change)

describe('the page of an author', () => {
  test('shows their profile, published stories and number of followers', async () => {
    const body = { display_name: 'Kesang Rawat', about: 'I sorted mail for eleven winters.' }
    await product.call('updateMe', { token: author.access_token, body })
    await publish({ plays_total: 30 })
    await publish({ plays_total: 12 })
    await publish({ language: 'hi' })
    await publish({ status: 'draft', plays_total: 100 })
    await follow()

    expect((await page(reader)).answer()).toMatchObject({
      handle: author.username,
      ...body,
      languages: ['en', 'hi'],
      stories_total: 3,
      plays_total: 42,
      followers_total: 1,
      is_followed: true,
      is_own: false,
    })
    expect((await page()).answer().is_followed).toBe(false)
  })

  test('is visible only to its author while nothing is published, also by a former handle', async () => {
    const { id } = await publish({ status: 'draft' })
    const hidden = [await page(), await page(reader)]
    const own = (await page(author)).answer()
    const body = { handle: `new_${author.username}`.slice(0, 30) }
    await product.call('updateMe', { token: author.access_token, body })
    await changeStory(product.db, id, { status: 'published' })
    const params = { handle: author.username.toUpperCase() }

    for (const { refusal } of hidden) expect(refusal().code).toBe('author_not_found')
    expect(own).toMatchObject({ stories_total: 0, is_own: true })
    expect((await product.ask('getAuthor', { params })).handle).toBe(body.handle)
  })

  test.each([
    ['suspended', { suspended_at: new Date() }],
    ['closed', { delete_after: new Date(), story_fate: 'hand_over' }],
  ])('is not found if the account is %s, and no story names it', async (_state, change) => {
    const { id: story_id } = await publish()
    const handle = async () =>
      (await product.ask('getStory', { params: { story_id } })).author?.handle
    const before = await handle()
    await setUser(change)

    expect([before, await handle()]).toEqual([author.username, null])
    expect((await page()).status).toBe(404)
  })
})

describe('the stories of an author', () => {
  test('are listed newest first, each once, even if another is published between two pages', async () => {
    const ids: string[] = []
    for (let number = 0; number < 22; number += 1) ids.unshift((await publish()).id)
    await insertStory(product.db)
    const list = (query: Record<string, string> = {}) =>
      product.ask('listStories', { query: { author: author.username, ...query } })

    const first = await list()
    await publish()
    const second = await list({ before: first.stories.at(-1)?.id ?? '' })

    expect(first.total_stories).toBe(22)
    expect([...first.stories, ...second.stories].map(({ id }) => id)).toEqual(ids)
  })

  test('can’t have another order with a cursor, and need an existing author', async () => {
    const { id: before } = await publish()
    const ask = (query: Record<string, string>) => product.call('listStories', { query })

    expect((await ask({ before, sort: 'popular' })).status).toBe(422)
    expect((await ask({ author: 'nobody_of_this_name' })).status).toBe(422)
  })
})

describe('following', () => {
  test('lists the stories of followed authors, newest first, with an end message', async () => {
    const { id: older } = await publish()
    const { id: newer } = await publish()
    await insertStory(product.db)
    await follow()
    await follow()

    expect(await followed()).toEqual([newer, older])
    const left = await product.ask('unfollowAuthor', of(author, reader))

    expect(left).toEqual({ is_followed: false, followers_total: 0 })
    expect(await followed()).toEqual([])
  })

  test('of oneself is refused, ends with the account, and lists nothing of suspended authors', async () => {
    await publish()
    await follow()
    const own = await follow(author)
    const other = await product.register()
    await follow(other)
    await product.db.deleteFrom('users').where('id', '=', other.id).execute()
    const { followers_total } = (await page()).answer()
    await setUser({ suspended_at: new Date() })

    expect(own.refusal().code).toBe('own_account')
    expect([followers_total, await followed()]).toEqual([1, []])
  })
})
