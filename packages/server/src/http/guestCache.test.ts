import { expect, test } from 'vitest'

import { registerAdmin } from '../test/admins.ts'
import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'

const product = await openTestApp({ settings: { guestCacheMs: 3_600_000 } })

const list = (headers: Record<string, string> = {}) => product.call('listStories', { headers })

test('shares a cached answer among guests, and sends no body if it is unchanged', async () => {
  const first = await list()
  await insertStory(product.db, { title: 'Behind the back of the server' })
  const second = await list()
  const known = await list({ 'if-none-match': String(first.headers['etag']) })

  expect(first.headers['cache-control']).toBe('no-cache')
  expect(second.text).toBe(first.text)
  expect([known.status, known.text]).toEqual([304, ''])
  const etag = String(first.headers['etag'])
  // Proxies that compress responses may remove the `W/` of the ETag.
  for (const named of [etag.replace('W/', ''), `"elsewhere", ${etag}`, '*']) {
    expect((await list({ 'if-none-match': named })).status).toBe(304)
  }
  expect((await list({ 'if-none-match': 'W/"elsewhere"' })).status).toBe(200)
})

test('shows a like immediately in the lists of all guests', async () => {
  const { id } = await insertStory(product.db, { title: 'Liked' })
  const { access_token: token } = await product.register()
  await list()
  await product.call('likeStory', { params: { story_id: id }, token })

  const { stories } = (await list()).answer()

  expect(stories.find((story) => story.id === id)?.stats.likes_total).toBe(1)
})

test('shows a featured story immediately in the lists of all guests', async () => {
  const { access_token: token } = await registerAdmin(product)
  const insert = async () => (await insertStory(product.db)).id
  const [one, other] = [await insert(), await insert()]
  const featured = async () => (await product.ask('listFeatured', {})).map(({ id }) => id)
  const before = await featured()

  const body = { is_featured: true }
  await product.call('setFeatured', { token, params: { story_id: one }, body })
  const after = await featured()
  const bulk = { selection: { ids: [other] }, act: 'featured', value: true, reason: 'Good' }
  await product.call('bulkStories', { token, body: bulk })

  expect([before, after]).toEqual([[], [one]])
  expect(await featured()).toContain(other)
})
