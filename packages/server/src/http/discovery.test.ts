import { expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'
import { newSeries } from '../test/series.ts'

const SITE = 'https://k.example'

test('search engines find the open pages and every story that anyone may read', async () => {
  const product = await buildTestApp({ settings: { publicUrl: SITE } })
  const { id: open } = await insertStory(product.db)
  const author = await product.register({ username: 'of_sitemaps' })
  await insertStory(product.db, { author_id: author.id })
  const part = await insertStory(product.db, { author_id: author.id })
  const of = { author_id: author.id, story_ids: [part.id] }
  const series = await newSeries(product.db, of)
  const silent = await product.register()
  const { id: draft } = await insertStory(product.db, { author_id: silent.id, status: 'draft' })
  const unseen = await newSeries(product.db, { author_id: silent.id, story_ids: [draft] })
  const { id: mature } = await insertStory(product.db, { content_rating: 'mature' })

  const { payload, headers } = await product.app.inject('/sitemap.xml')

  expect(headers['content-type']).toContain('application/xml')
  expect(payload).toContain(`<loc>${SITE}/game/${open}</loc><lastmod>`)
  expect(payload).toContain(`<loc>${SITE}/guide</loc>`)
  expect(payload).toContain(`<loc>${SITE}/authors/of_sitemaps</loc><lastmod>`)
  expect(payload).toContain(`<loc>${SITE}/series/${series}</loc><lastmod>`)
  expect(payload).not.toContain(unseen)
  expect(payload).not.toContain(silent.username)
  expect(payload).not.toContain(draft)
  expect(payload).not.toContain(mature)
  await product.close()
})

test('a story that is published later is in the list ten minutes after it was last made', async () => {
  const product = await buildTestApp({ settings: { publicUrl: SITE } })
  await product.app.inject('/sitemap.xml')
  const { id } = await insertStory(product.db)

  product.clock.advance(10 * 60_000 + 1)
  const { payload } = await product.app.inject('/sitemap.xml')

  expect(payload).toContain(id)
  await product.close()
})

test('robots are told where the list is and what is no business of theirs', async () => {
  const product = await buildTestApp({ settings: { publicUrl: SITE } })

  const { payload } = await product.app.inject('/robots.txt')

  expect(payload).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(payload).toContain('Disallow: /play/')
  await product.close()
})

test('robots may fetch the pictures that pages are shown by elsewhere', async () => {
  const product = await buildTestApp()

  const lines = (await product.app.inject('/robots.txt')).payload.split('\n')

  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Allow: /api/v1/images/')
  expect(lines).toContain('Allow: /api/v1/shared-plays/*/card.png')
  await product.close()
})

test('a site that does not know its own address has no list of addresses', async () => {
  const product = await buildTestApp({ settings: { publicUrl: null } })

  const robots = await product.app.inject('/robots.txt')
  const sitemap = await product.app.inject('/sitemap.xml')

  expect(robots.payload).not.toContain('Sitemap')
  expect(sitemap.statusCode).toBe(404)
  await product.close()
})
