import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { readSeed } from './readSeed.ts'
import { seedShipped } from './seedShipped.ts'

const shipped = readSeed()
const product = await openTestApp()
await seedShipped(product.ports, shipped)

test.each([
  ['en', 4],
  ['hi', 3],
])('shows a reader of %s %i of the first stories in their language', async (reads, count) => {
  const featured = await product.ask('listFeatured', { query: { limit: 4, reads } })

  expect(featured.slice(0, count).map(({ language }) => language)).toEqual(
    Array.from({ length: count }, () => reads),
  )
  expect(featured).toHaveLength(4)
})

test('features a story in each language, and English stories of different kinds', () => {
  const featured = shipped.stories.filter(({ is_featured }) => is_featured)
  const english = featured.filter(({ language }) => language === 'en')

  expect(new Set(featured.map(({ language }) => language))).toEqual(
    new Set(shipped.stories.map(({ language }) => language)),
  )
  expect(new Set(english.map(({ category }) => category)).size).toBe(english.length)
})
