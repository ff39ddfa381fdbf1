import { expect, test } from 'vitest'

import { insertStory } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { newSeries } from '../test/series.ts'

const SITE = 'https://k.example'
const product = await openTestApp({ settings: { publicUrl: SITE } })
const unnamed = await openTestApp({ settings: { publicUrl: null } })

test('lists the public pages and every public story for search engines', async () => {
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
  expect(payload).toContain(`<loc>${SITE}/guide</loc>`)
  for (const path of [`game/${open}`, 'authors/of_sitemaps', `series/${series}`]) {
    expect(payload).toContain(`<loc>${SITE}/${path}</loc><lastmod>`)
  }
  for (const name of [unseen, silent.username, draft, mature]) expect(payload).not.toContain(name)

  const { id: later } = await insertStory(product.db)
  product.clock.advance(10 * 60_000 + 1)
  expect((await product.app.inject('/sitemap.xml')).payload).toContain(later)
})

test('lists the sitemap and the allowed paths in robots.txt if the site has its own address', async () => {
  const lines = (await product.app.inject('/robots.txt')).payload.split('\n')
  const robots = await unnamed.app.inject('/robots.txt')

  const own = [`Sitemap: ${SITE}/sitemap.xml`, 'Disallow: /play/', 'Disallow: /api/']
  const pictures = ['Allow: /api/v1/images/', 'Allow: /api/v1/shared-plays/*/card.png']
  expect(lines).toEqual(expect.arrayContaining([...own, ...pictures]))
  expect(robots.payload).not.toContain('Sitemap')
  expect((await unnamed.app.inject('/sitemap.xml')).statusCode).toBe(404)
})
