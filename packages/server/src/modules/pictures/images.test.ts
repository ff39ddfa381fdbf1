import sharp from 'sharp'
import { expect, test } from 'vitest'

import {
  type FetchOutcome,
  type OutsideImages,
  imageAddress,
  deleteUnusedFetched,
  saveFetched,
  urlHash,
} from './index.ts'
import { changeStory, changeUser, insertStory, storyRow } from '../../test/factories.ts'
import { startAuthoring } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const BROKEN = 'https://broken.example/cover.jpg'

class Outside implements OutsideImages {
  readonly asked: string[] = []
  readonly #picture: Uint8Array

  constructor(picture: Uint8Array) {
    this.#picture = picture
  }

  async fetchImage(url: string): Promise<FetchOutcome> {
    this.asked.push(url)
    return url === BROKEN ? { fault: 'status 404' } : { card: this.#picture, page: this.#picture }
  }

  timesAsked(url: string) {
    return this.asked.filter((it) => it === url).length
  }
}

const paint = { create: { width: 8, height: 8, channels: 3 as const, background: '#0a8' } }
const picture = await sharp(paint).webp().toBuffer()
const outside = new Outside(picture)
const product = await openTestApp({ ports: { outsideImages: outside } })

let covers = 0
const newCover = () => `https://covers.example/${(covers += 1)}.jpg`

async function coverOf(cover_image_url: string) {
  const { id } = await insertStory(product.db, { cover_image_url })
  const story = await product.ask('getStory', { params: { story_id: id } })
  return { id, address: story.cover_image_url ?? '' }
}

const load = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers })

test('re-encodes a cover of another site once and serves it', async () => {
  const { address } = await coverOf(newCover())
  const shown = await load(address)
  const again = await load(address, { 'if-none-match': String(shown.headers['etag']) })

  expect(address).toMatch(/^\/api\/v1\/images\/stories\//)
  expect(shown.rawPayload.equals(picture)).toBe(true)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

async function plateElsewhere(image: string) {
  const structure = {
    start_node: 'a',
    nodes: { a: { text: 'A.', choices: [], plate: 'oar' } },
    plates: { oar: { image, alt: 'An oar.' } },
  }
  const { version_id } = await insertStory(product.db, { structure })
  return imageAddress(image, { of: 'versions', id: version_id, size: 'page' }) ?? ''
}

test('re-encodes and serves a scene image of another site while a version of a story uses it', async () => {
  const address = await plateElsewhere(newCover())

  const shown = await load(address)
  await deleteUnusedFetched(product)
  const timesAsked = outside.timesAsked(`https://covers.example/${covers}.jpg`)
  const again = await load(address)

  expect(shown.rawPayload.equals(picture)).toBe(true)
  expect(again.statusCode).toBe(200)
  expect(outside.timesAsked(`https://covers.example/${covers}.jpg`)).toBe(timesAsked)
  expect((await load(address.replace(/[0-9a-f]{16}-/, `${'0'.repeat(16)}-`))).statusCode).toBe(404)
})

test('never shows readers the original address of a cover', async () => {
  const { id } = await coverOf(newCover())
  const { access_token: token } = await product.register()
  const { author_id } = await storyRow(product.db, id)
  const avatar_url = 'https://faces.example/me.png'
  await changeUser(product.db, author_id, { avatar_url })
  await product.call('updateMe', { token, body: { avatar_url } })
  const body = { story_id: id }
  await product.call('bookmarkStory', { token, params: body })

  const answers = [
    await product.call('createSession', { token, body }),
    await product.call('listOpenSessions', { token }),
    await product.call('listBookmarks', { token }),
    await product.call('listStories', { token }),
    await product.call('listTrending'),
    await product.call('searchStories', { query: { q: 'Story' } }),
    await product.call('getStory', { params: body }),
  ]
  const me = await product.ask('me', { token })

  expect(answers.every(({ text }) => text.includes(`/api/v1/images/stories/${id}/`))).toBe(true)
  expect(answers.some(({ text }) => text.includes('/api/v1/images/users/'))).toBe(true)
  expect(answers.filter(({ text }) => /covers\.example|faces\.example/.test(text))).toEqual([])
  // The form shows users the address that they entered.
  expect(me.avatar_source).toBe(avatar_url)
  expect((await load(me.avatar_url ?? '')).headers['content-type']).toBe('image/webp')
})

test('sends one request for any number of readers, and keeps the image if a later fetch fails', async () => {
  const cover = newCover()
  const { address } = await coverOf(cover)
  const shown = await Promise.all(Array.from({ length: 20 }, () => load(address)))
  await load(address)
  const other = new Uint8Array([1])
  await saveFetched(product.db, urlHash(cover), { card: other, page: other }, new Date())
  await saveFetched(product.db, urlHash(cover), { fault: 'status 503' }, new Date())

  expect(shown.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(outside.timesAsked(cover)).toBe(1)
  expect((await load(address)).rawPayload.equals(picture)).toBe(true)
})

test('omits an unavailable cover, and skips its host for ten minutes', async () => {
  const { address } = await coverOf(BROKEN)
  const statuses = [(await load(address)).statusCode, (await load(address)).statusCode]
  const askedAtFirst = outside.timesAsked(BROKEN)

  product.clock.advance(11 * 60_000)
  await load(address)

  expect(statuses).toEqual([404, 404])
  expect([askedAtFirst, outside.timesAsked(BROKEN)]).toEqual([1, 2])
})

test.each([
  ['/covers/sixty-one-faces.svg', '/covers/sixty-one-faces.svg'],
  ['http://covers.example/plain.jpg', null],
  ['javascript:alert(1)', null],
])('shows the cover %s as %s', async (cover_image_url, shown) => {
  const { id } = await insertStory(product.db, { cover_image_url })
  const story = await product.ask('getStory', { params: { story_id: id } })

  expect(story.cover_image_url).toBe(shown)
})

const NO_ID = '6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1'
test('fetches nothing for an unknown or invalid address', async () => {
  const before = outside.asked.length
  for (const path of [
    `stories/${NO_ID}/0123456789abcdef-card.webp`,
    'stories/none/0123456789abcdef-card.webp',
    `models/${NO_ID}/0123456789abcdef-card.webp`,
    `stories/${NO_ID}/0123456789abcdef-huge.webp`,
    'https%3A%2F%2Fcovers.example%2F1.jpg',
  ]) {
    expect((await load(`/api/v1/images/${path}`)).statusCode).toBe(404)
  }
  expect(outside.asked).toHaveLength(before)
})

test('deletes unused images, and returns 404 for the address of a replaced cover', async () => {
  const [kept, left] = [await coverOf(newCover()), await coverOf(newCover())]
  await load(kept.address)
  await load(left.address)
  const count = async () =>
    (await product.db.selectFrom('fetched_images').select('url_hash').execute()).length
  await changeStory(product.db, left.id, { cover_image_url: null })

  const before = await count()
  await deleteUnusedFetched(product)
  expect(await count()).toBeLessThan(before)
  expect((await load(kept.address)).statusCode).toBe(200)
  await changeStory(product.db, kept.id, { cover_image_url: newCover() })
  expect((await load(kept.address)).statusCode).toBe(404)
})

test.each([
  ['a page or nothing', BROKEN],
  ['no file of ours', '/covers/no-such-cover.svg'],
  ['a picture that nobody brought', `/pictures/${'0'.repeat(64)}.webp`],
])('does not publish a story whose cover is %s, and informs its author', async (_, url) => {
  const desk = await startAuthoring(product)
  const { id } = await desk.draft()
  const bad = { cover_image_url: url }
  if (url.startsWith('/pictures')) await changeStory(product.db, id, bad)
  else (await desk.edit(id, bad)).answer()

  const refused = (await desk.publish(id)).refusal()

  expect(refused.code).toBe('not_publishable')
  const finding = { code: 'cover_not_shown', field: 'cover_image_url', severity: 'error' }
  expect(refused.findings).toMatchObject([finding])
  ;(await desk.edit(id, { cover_image_url: newCover() })).answer()
  expect((await desk.publish(id)).answer()).toMatchObject({ status: 'published', findings: [] })
})

test('keeps such a cover in the draft of a published story, and readers see the old version', async () => {
  const desk = await startAuthoring(product)
  const { id } = await desk.published()
  const saved = (await desk.edit(id, { cover_image_url: newCover() })).answer()
  const shown = await load(saved.shown_cover_url ?? '')
  ;(await desk.edit(id, { cover_image_url: BROKEN })).answer()

  const refused = (await desk.publish(id)).refusal()

  expect(shown.rawPayload.equals(picture)).toBe(true)
  expect(refused.findings).toMatchObject([{ code: 'cover_not_shown' }])
  const read = await product.ask('getStory', { params: { story_id: id } })
  expect(read.cover_image_url).toBe('/covers/default.svg')
})
