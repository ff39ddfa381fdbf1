import { expect, test } from 'vitest'

import { registerAdmin } from '../test/admins.ts'
import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'

const product = await openTestApp({ settings: { guestCacheMs: 3_600_000 } })

const list = (headers: Record<string, string> = {}) => product.call('listStories', { headers })

test('guests share a cached answer, and get none if it is unchanged', async () => {
  const first = await list()
  await insertStory(product.db, { title: 'Behind the back of the server' })
  const second = await list()
  const known = await list({ 'if-none-match': String(first.headers['etag']) })

  expect(first.headers['cache-control']).toBe('no-cache')
  expect(second.text).toBe(first.text)
  expect([known.status, known.text]).toEqual([304, ''])
})

test.each([
  ['as it was sent', (etag: string) => etag],
  ['as a proxy that presses answers has made it strong', (etag: string) => etag.replace('W/', '')],
  ['among others', (etag: string) => `"elsewhere", ${etag}`],
  ['as a star', () => '*'],
])('a guest may send the cached version: %s', async (_how, named) => {
  const etag = String((await list()).headers['etag'])

  expect((await list({ 'if-none-match': named(etag) })).status).toBe(304)
  expect((await list({ 'if-none-match': 'W/"elsewhere"' })).status).toBe(200)
})

test('a like appears immediately in the lists of all guests', async () => {
  const { id } = await insertStory(product.db, { title: 'Liked' })
  const { access_token: token } = await product.register()
  await list()
  await product.call('likeStory', { params: { story_id: id }, token })

  const { stories } = (await list()).answer()

  expect(stories.find((story) => story.id === id)?.stats.likes_total).toBe(1)
})

test.each(['setFeatured', 'bulkStories'] as const)(
  'a story that is featured by %s appears immediately in the lists of all guests',
  async (call) => {
    const { id } = await insertStory(product.db, { title: `Featured by ${call}` })
    const { access_token: token } = await registerAdmin(product)
    const featured = () => product.ask('listFeatured', {})
    await featured()

    if (call === 'setFeatured') {
      await product.call(call, { token, params: { story_id: id }, body: { is_featured: true } })
    } else {
      const body = { selection: { ids: [id] }, act: 'featured', value: true, reason: 'Good' }
      await product.call(call, { token, body })
    }

    expect((await featured()).map((story) => story.id)).toContain(id)
  },
)
