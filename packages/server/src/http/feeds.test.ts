import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { unescaped } from '../ssr/openGraph.ts'
import { buildTestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { testFolder } from '../test/testFolder.ts'

const SITE = 'https://k.example'
const appDir = testFolder()

writeFileSync(join(appDir, 'index.html'), '<html lang="en"><head></head></html>')
const product = await openTestApp({ settings: { appDir, publicUrl: SITE } })
const open = (await insertStory(product.db, { title: 'Salt & <Silk> "Boats"' })).id
const hindi = (await insertStory(product.db, { title: 'नमक की नाव', language: 'hi' })).id
await insertStory(product.db, { title: 'A draft', status: 'draft' })
await insertStory(product.db, { title: 'For adults', content_rating: 'mature' })

const feedAt = async (path: string) => {
  const { payload, headers, statusCode } = await product.app.inject(path)
  return { payload, type: headers['content-type'], statusCode }
}

/** What a reader of the feed finds. */
const itemsOf = (xml: string) =>
  [...xml.matchAll(/<item><title>([^<>]*)<\/title><link>([^<>]*)<\/link>/g)].map(
    ([, title = '', link]) => ({ title: unescaped(title), link }),
  )

test('a feed reader finds the stories that anybody may read, by RSS', async () => {
  const { payload, type } = await feedAt('/feed.xml')

  expect(type).toContain('application/rss+xml')
  expect(new Set(itemsOf(payload))).toEqual(
    new Set([
      { title: 'Salt & <Silk> "Boats"', link: `${SITE}/game/${open}` },
      { title: 'नमक की नाव', link: `${SITE}/game/${hindi}` },
    ]),
  )
})

test('a feed reader finds the same by JSON Feed', async () => {
  const { payload, type } = await feedAt('/feed.json')

  const feed = JSON.parse(payload) as { version: string; items: { url: string }[] }
  expect(type).toContain('application/feed+json')
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items.map(({ url }) => url).toSorted()).toEqual(
    [open, hindi].map((id) => `${SITE}/game/${id}`).toSorted(),
  )
})

test('a feed can be had of one language or category alone, and of none that is not there', async () => {
  const { payload } = await feedAt('/feed.xml?language=hi')
  const refused = await Promise.all(
    ['?language=xx', '?category=none', '?tag=%3Cb%3E'].map((query) => feedAt(`/feed.xml${query}`)),
  )

  expect(itemsOf(payload)).toEqual([{ title: 'नमक की नाव', link: `${SITE}/game/${hindi}` }])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('a story that was begun long ago is told of as of the day when it came out', async () => {
  const created_at = new Date('2020-01-02T03:04:05Z')
  const published_at = new Date('2026-05-06T07:08:09Z')
  const { id } = await insertStory(product.db, { language: 'ta', created_at, published_at })

  const { payload } = await feedAt('/feed.xml?language=ta')
  const json = JSON.parse((await feedAt('/feed.json?language=ta')).payload)

  expect(payload).toContain('<pubDate>Wed, 06 May 2026 07:08:09 GMT</pubDate>')
  expect(json.items).toMatchObject([{ id, date_published: '2026-05-06T07:08:09.000Z' }])
})

test('a title with a sign that XML has no way to write breaks no feed', async () => {
  await insertStory(product.db, { language: 'te', title: 'Bells\u0008 and\uFFFF \u{1F6D5}Lamps' })

  const { payload } = await feedAt('/feed.xml?language=te')

  expect(itemsOf(payload)).toMatchObject([{ title: 'Bells and \u{1F6D5}Lamps' }])
})

test('pages tell feed readers where the feed is', async () => {
  const { body } = await product.app.inject({ url: '/home', headers: { accept: 'text/html' } })

  expect(body).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Kathasagar" href="/feed.xml" />',
  )
})

test('a site that does not know its own address has no feed', async () => {
  const nameless = await buildTestApp({ settings: { publicUrl: null } })

  expect((await nameless.app.inject('/feed.xml')).statusCode).toBe(404)
  await nameless.close()
})

test('a feed of one author’s tells of their stories alone, and links their page', async () => {
  const { author_id } = await insertStory(product.db, { title: 'Dead Letters' })
  const { handle } = await product.db
    .selectFrom('users')
    .select(({ ref }) => ref('handle').$notNull().as('handle'))
    .where('id', '=', author_id)
    .executeTakeFirstOrThrow()

  const { payload } = await feedAt(`/feed.xml?author=${handle}`)
  const json = JSON.parse((await feedAt(`/feed.json?author=${handle}`)).payload)

  expect(itemsOf(payload).map(({ title }) => title)).toEqual(['Dead Letters'])
  expect(payload).toContain('<title>Kathasagar: new stories by An Author</title>')
  expect(payload).toContain(`<link>${SITE}/authors/${handle}</link>`)
  expect(json).toMatchObject({
    home_page_url: `${SITE}/authors/${handle}`,
    items: [{ authors: [{ name: 'An Author', url: `${SITE}/authors/${handle}` }] }],
  })
  expect((await feedAt('/feed.xml?author=nobody_here')).statusCode).toBe(404)
})
