import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { newSeries } from '../test/series.ts'
import { testFolder } from '../test/testFolder.ts'

const PAGE =
  '<!doctype html><head></head><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const folder = testFolder()
const appDir = join(folder, 'app')
const coversDir = join(folder, 'covers')
const platesDir = join(folder, 'plates')

mkdirSync(join(appDir, 'assets'), { recursive: true })
mkdirSync(coversDir)
mkdirSync(join(platesDir, 'the-ferry'), { recursive: true })
writeFileSync(join(appDir, 'index.html'), PAGE)
writeFileSync(join(appDir, 'assets', 'app-1a2b.js'), 'console.log("katha")')
writeFileSync(join(appDir, 'sw.js'), 'self.katha = 1')
writeFileSync(join(appDir, 'sw.js.br'), brotliCompressSync('self.katha = 1'))
writeFileSync(join(appDir, 'sw.js.gz'), gzipSync('self.katha = 1'))
writeFileSync(join(appDir, 'favicon.svg'), SVG)
writeFileSync(join(coversDir, 'ferry.svg'), SVG)
writeFileSync(join(coversDir, 'boat.svg'), SVG.replace('/>', ' width="16" height="9"/>'))
writeFileSync(join(platesDir, 'the-ferry', 'oar.svg.gz'), gzipSync(SVG))
const settings = { appDir, coversDir, platesDir, publicUrl: 'https://k.example' }
const product = await openTestApp({ settings })

const get = (url: string, accept = 'text/html') => product.app.inject({ url, headers: { accept } })

const expectPage = (page: Awaited<ReturnType<typeof get>>) => {
  expect(page.payload).toContain('/assets/app-1a2b.js')
  expect(page.headers['cache-control']).toBe('no-store')
}

const ROUTED =
  '/ /home /home/ /index.html /login?token=a.b /play/6c1d6e06 /admin /admin/stories/edit/6c1d6e06'
const UNKNOWN = `/no/such/page /homely /game /game/6c1d6e06 /admin/nowhere
  /game/00000000-0000-4000-8000-000000000000`

test.each(ROUTED.split(' '))('passes the address %s to the router of the app', async (url) => {
  for (const page of [await get(url), await product.app.inject(url)]) {
    expect(page.statusCode).toBe(200)
    expectPage(page)
  }
})

test.each(UNKNOWN.split(/\s+/u))(
  'returns 404 with a page for the unknown address %s',
  async (url) => {
    const page = await get(url)

    expect(page.statusCode).toBe(404)
    expectPage(page)
    expect(page.payload).not.toContain('rel="canonical"')
  },
)

test('shows an author’s text without markup, and redirects other spellings of the handle', async () => {
  const author = await product.register({ username: 'Kesang_Rawat' })
  await insertStory(product.db, { author_id: author.id })
  const about =
    'I sorted *mail* ![a van](https://example.org/van.png) at [the post](https://example.org/).'
  await product.call('updateMe', { token: author.access_token, body: { about, handle: 'kesang' } })

  const page = await get('/authors/kesang')
  const former = await get('/authors/kesang_rawat')

  expectPage(page)
  const description = 'I sorted mail at the post.'
  expect(page.payload).toContain(`<meta property="og:description" content="${description}" />`)
  expect([former.statusCode, former.headers.location]).toEqual([308, '/authors/kesang'])
  expect((await get('/authors/KESANG')).headers.location).toBe('/authors/kesang')
  expect((await get('/authors/nobody_here')).statusCode).toBe(404)
})

test('shows the name of a series, and returns 404 to readers who see none of its parts', async () => {
  const { id: open, author_id } = await insertStory(product.db)
  const { id: draft } = await insertStory(product.db, { author_id, status: 'draft' })
  const shown = await newSeries(product.db, { author_id, story_ids: [open] })
  const unseen = await newSeries(product.db, { author_id, story_ids: [draft] })

  const page = await get(`/series/${shown}`)

  expectPage(page)
  expect(page.payload).toContain('<meta property="og:title" content="Three Nights · Kathasagar" />')
  expect(page.payload).toContain('<meta property="og:description" content="On one river." />')
  expect((await get(`/series/${unseen}`)).statusCode).toBe(404)
})

test('shows the page of a story to permitted readers, and returns 404 to other guests', async () => {
  const open = await insertStory(product.db)
  const draft = await insertStory(product.db, { status: 'draft' })
  const mature = await insertStory(product.db, { content_rating: 'mature' })

  const pages = await Promise.all([open, draft, mature].map(({ id }) => get(`/game/${id}`)))

  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200])
})

test('gives each page its own nonce, and permits only scripts with it', async () => {
  const nonceOf = (payload: string) => /nonce="([^"]+)"/.exec(payload)?.[1]

  const [first, second] = [await get('/'), await get('/')]

  const policy = String(first.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(first.payload)}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(nonceOf(second.payload)).not.toBe(nonceOf(first.payload))
})

test('caches files with a hash in their name permanently', async () => {
  const file = await get('/assets/app-1a2b.js', '*/*')

  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toMatch(/javascript/)
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['as it is', undefined],
  ['compressed as brotli', 'br'],
  ['compressed as gzip', 'gzip'],
])(
  'revalidates the service worker, %s, and permits connections only to this site',
  async (_, coding) => {
    const headersSent = { accept: '*/*', ...(coding ? { 'accept-encoding': coding } : {}) }
    const { headers } = await product.app.inject({ url: '/sw.js', headers: headersSent })

    expect(headers['content-encoding']).toBe(coding)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'cache-control': 'no-cache',
    })
  },
)

test('returns 404 for a missing file, not the entry page', async () => {
  const missing = `/assets/gone-9z.js /covers/gone.svg /covers/gone.jpg
    /plates/the-ferry/gone.svg /plates/the-ferry /humans.txt /../package.json
    /assets/..%2f..%2fpackage.json`
  for (const url of missing.split(/\s+/u)) {
    const file = await get(url, '*/*')
    expect([403, 404]).toContain(file.statusCode)
    expect(file.payload).not.toContain('<script')
  }
})

test('converts covers to JPEG for link previews', async () => {
  const { statusCode, headers, rawPayload } = await get('/covers/boat.jpg', 'image/*')
  const { format, width, height } = await sharp(rawPayload).metadata()

  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect([format, width, height]).toEqual(['jpeg', 800, 420])
})

test.each([
  ['a cover', '/covers/ferry.svg', undefined, undefined],
  ['a plate', '/plates/the-ferry/oar.svg', undefined, undefined],
  ['a compressed plate', '/plates/the-ferry/oar.svg', 'br, gzip', 'gzip'],
])('serves %s as an image that cannot run scripts', async (_what, url, accepted, coding) => {
  const headers = accepted ? { 'accept-encoding': accepted } : {}
  const shown = await product.app.inject({ url, headers })

  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-encoding']).toBe(coding)
  expect(coding ? gunzipSync(shown.rawPayload).toString() : shown.payload).toBe(SVG)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=86400',
  })
})

test('explains how to build the app if it is not built', async () => {
  const bare = await buildTestApp({ settings: { appDir: join(folder, 'none') } })

  const page = await bare.app.inject({ url: '/', headers: { accept: 'text/html' } })

  expect(page.payload).toContain('npm run build')
  expect(page.headers['strict-transport-security']).toBeUndefined()
  await bare.close()
})

test.each([
  ['/login?token=a', 'no-referrer'],
  ['/verify-email?token=a', 'no-referrer'],
  ['/reset-password/?token=a', 'no-referrer'],
  ['/home', 'strict-origin-when-cross-origin'],
])('limits the referrer %s for other sites by the policy %s', async (url, policy) => {
  expect((await get(url)).headers['referrer-policy']).toBe(policy)
})
