import { paintedCoverAddress, type PaintedCover } from '@kathasagar/api/contract'
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
  const [first, again] = [
    await get(paintedCoverAddress(wish)),
    await get(paintedCoverAddress(wish)),
  ]

  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toContain('image/svg+xml')
  expect(first.headers['content-security-policy']).toContain('sandbox')
  expect(first.payload).toContain('width="1280" height="720"')
  expect(again.payload).toBe(first.payload)
})

test('another number arranges the same anew', async () => {
  const one = await get(paintedCoverAddress(wish))
  const other = await get(paintedCoverAddress({ ...wish, seed: 8 }))

  expect(other.payload).not.toBe(one.payload)
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

test('a scene without people is painted too, and may be kept for ever', async () => {
  const cover = await get(paintedCoverAddress({ ...wish, who: 'nobody' }))

  expect(cover.statusCode).toBe(200)
  expect(cover.headers['cache-control']).toContain('immutable')
})
