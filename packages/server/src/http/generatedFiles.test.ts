import { brotliDecompressSync } from 'node:zlib'

import { API_BASE, type PaintedCover, paintedCoverAddress, routes } from '@kathasagar/api/contract'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
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

test('draws a cover at 16:9 that depends only on its address', async () => {
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

test('draws a cover from the text of a story', async () => {
  const { access_token: token } = await product.register()
  const body = { title: 'The Last Market', story_description: 'A king comes at night.' }

  const { cover_image_url } = await product.ask('generateCover', { token, body })

  expect(cover_image_url).toContain('market-night-clear-wonder-king')
  expect((await get(cover_image_url)).statusCode).toBe(200)
})

test('returns no cover for an unknown subject', async () => {
  for (const unknown of [
    { place: 'moonbase' },
    { who: 'constructor' },
    { seed: 12_345_678 },
    { seed: -1 },
    { mood: '../../etc' },
  ] as Partial<PaintedCover>[]) {
    expect((await get(paintedCoverAddress({ ...wish, ...unknown }))).statusCode).toBe(404)
  }
})

test('serves the same topic weights to every browser, with and without compression', async () => {
  const learnt = Buffer.from(product.ports.topicWeights())
  const plain = await product.app.inject('/weights/topics.bin')
  const headers = { 'accept-encoding': 'gzip, br' }
  const packed = await product.app.inject({ url: '/weights/topics.bin', headers })

  expect([plain.statusCode, packed.statusCode]).toEqual([200, 200])
  expect(plain.rawPayload.equals(learnt)).toBe(true)
  expect(plain.headers['cache-control']).toBe('public, max-age=86400')
  expect(plain.headers['vary']).toContain('accept-encoding')
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).equals(learnt)).toBe(true)
})

test('serves the contract as a valid OpenAPI document with all calls', async () => {
  const document = (await product.app.inject({ url: `${API_BASE}/openapi.json` })).json<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>()

  const checked = await new Validator().validate(document)

  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(checked.errors ?? []).toEqual([])
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.sort()).toEqual(Object.keys(routes).sort())
})

test('shows all calls on the reference page without a script', async () => {
  const page = await product.app.inject({ url: '/api/docs' })

  const shown = Object.keys(routes).filter((name) => page.payload.includes(`id="${name}"`))
  expect(shown).toEqual(Object.keys(routes))
  expect(page.payload).not.toContain('<script')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
})

const read = () => product.ask('getStorySchema', {})

const judge = async (story: unknown) =>
  new Ajv2020({ strict: false }).validate(await read(), JSON.parse(JSON.stringify(story)))

test('sends the schema of a story to guests, and again only after a change', async () => {
  const url = '/api/v1/story.schema.json'

  const first = await product.app.inject({ url })
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await product.app.inject({ url, headers })

  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  expect(first.json()).toMatchObject({ $id: url, $schema })
  expect(again.statusCode).toBe(304)
})

test('accepts the same stories by schema as by contract, and refuses values over the limits', async () => {
  const first = { start_node: 'a', nodes: { a: { text: 'A', choices: [] } } }
  const letters = { name: 'x'.repeat(STORY_LIMITS.nameMax + 1) }
  const flags = Array.from({ length: STORY_LIMITS.variables + 1 }, (_, i) => [
    `v${i}`,
    { flag: true },
  ])

  for (const story of [teaStall, first, steepWall]) expect(await judge(story)).toBe(true)
  for (const story of [
    { ...steepWall, state: { health: { health: false } } },
    { ...teaStall, things: { letters } },
    { ...teaStall, state: Object.fromEntries(flags) },
    { ...teaStall, state: { trust: { colour: 'red' } } },
  ]) {
    expect(await judge(story)).toBe(false)
  }
})
