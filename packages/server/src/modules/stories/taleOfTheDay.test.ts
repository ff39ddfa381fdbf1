import { DAY_MS } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { changeStory, insertStory } from '../../test/factories.ts'
import { newSeries } from '../../test/series.ts'

const EARLIER = new Date(Date.now() - 3 * DAY_MS)

let product: TestApp
beforeEach(async () => {
  product = await buildTestApp()
})
afterEach(() => product.close())

const insert = (more: object = {}) =>
  insertStory(product.db, { published_at: EARLIER, ...more } as Parameters<typeof insertStory>[1])

const taleOf = async (reads?: StoryLanguage, token?: string) => {
  const asked = await product.ask('getTaleOfTheDay', {
    ...(reads && { query: { reads } }),
    ...(token && { token }),
  })
  return asked.map(({ id }) => id)
}

test('is the same for everybody all day, and over time every story is chosen', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await insert()).id))
  const { access_token } = await product.register()

  const offered = new Set<string | undefined>()
  for (let day = 0; day < 90; day += 1) {
    const [tale] = await taleOf()
    product.clock.advance(60_000)
    expect(await taleOf()).toEqual([tale])
    offered.add(tale)
    product.clock.advance(DAY_MS - 60_000)
  }

  expect(ids).toEqual(expect.arrayContaining([...offered]))
  expect(offered.size).toBeGreaterThan(1)
  product.clock.advance(-90 * DAY_MS)
  expect(await taleOf('en', access_token)).toEqual(await taleOf())
})

test('is an open story in the reader’s language, or none', async () => {
  await insert({ status: 'draft' })
  await insert({ content_rating: 'mature' })
  await insert({ is_premium: true })
  const { id: tamil } = await insert({ language: 'ta' })
  const { id: hindi } = await insert({ language: 'hi' })

  for (let day = 0; day < 30; day += 1) {
    expect(await taleOf()).toEqual([])
    expect(await taleOf('ta')).toEqual([tamil])
    expect(await taleOf('hi')).toEqual([hindi])
    product.clock.advance(DAY_MS)
  }
})

test('is never a later part of a series', async () => {
  const [second, first] = [await insert(), await insert()]
  await newSeries(product.db, { author_id: first.author_id, story_ids: [first.id, second.id] })

  for (let day = 0; day < 30; day += 1) {
    expect(await taleOf()).toEqual([first.id])
    product.clock.advance(DAY_MS)
  }
  await changeStory(product.db, first.id, { status: 'archived' })
  expect(await taleOf()).toEqual([])
})

test('is not replaced by a story of the current day, except on the first day of a site', async () => {
  const { id: first } = await insert({ published_at: product.clock.now() })
  const onFirstDay = await taleOf()
  const { id: older } = await insert()

  expect(onFirstDay).toEqual([first])
  expect(await taleOf()).toEqual([older])
})
