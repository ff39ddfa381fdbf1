import { brotliDecompressSync } from 'node:zlib'

import { type PaintedCover, paintedCoverAddress } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'

const product = await openTestApp()

const wish: PaintedCover = {
  manner: 'chitrakar',
  place: 'river',
  time: 'dusk',
  weather: 'mist',
  mood: 'longing',
  who: 'woman',
  seed: 7,
}
const get = (url: string) => product.app.inject({ url })

test('a cover is painted from its address alone, at 16:9, and always the same', async () => {
  const covers = [wish, wish, { ...wish, seed: 8 }, { ...wish, who: 'nobody' as const }]
  const [first, again, other, empty] = await Promise.all(
    covers.map((cover) => get(paintedCoverAddress(cover))),
  )

  expect([first?.statusCode, empty?.statusCode]).toEqual([200, 200])
  expect(first?.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(first?.payload).toContain('width="1280" height="720"')
  expect(again?.payload).toBe(first?.payload)
  expect(other?.payload).not.toBe(first?.payload)
})

test('a cover is drawn from the words of a story', async () => {
  const { access_token: token } = await product.register()
  const body = { title: 'The Last Market', story_description: 'A king comes at night.' }

  const { cover_image_url } = await product.ask('generateCover', { token, body })

  expect(cover_image_url).toContain('market-night-clear-wonder-king')
  expect((await get(cover_image_url)).statusCode).toBe(200)
})

test.each([
  { ...wish, place: 'moonbase' },
  { ...wish, who: 'constructor' },
  { ...wish, seed: 12_345_678 },
  { ...wish, seed: -1 },
  { ...wish, mood: '../../etc' },
])('what the painter does not know is no cover: %j', async (unknown) => {
  const { statusCode } = await get(paintedCoverAddress(unknown))

  expect(statusCode).toBe(404)
})

test('what was learnt of words about playing is the same for every browser, packed or not', async () => {
  const learnt = Buffer.from(product.ports.topicWeights())
  const plain = await product.app.inject('/weights/topics.bin')
  const packed = await product.app.inject({
    url: '/weights/topics.bin',
    headers: { 'accept-encoding': 'gzip, br' },
  })

  expect([plain.statusCode, packed.statusCode]).toEqual([200, 200])
  expect(plain.rawPayload.equals(learnt)).toBe(true)
  expect(plain.headers['cache-control']).toBe('public, max-age=86400')
  expect(plain.headers['vary']).toContain('accept-encoding')
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).equals(learnt)).toBe(true)
})
