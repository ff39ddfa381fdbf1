import { expect, test } from 'vitest'

import catalogue from '../catalogue.json' with { type: 'json' }
import { readStory, slugsIn } from './readStories.ts'

const { series } = catalogue

test('parts of a shipped series are shipped stories, each in one series only', () => {
  const parts = series.flatMap((one) => one.parts)

  expect(series.map((one) => one.parts.length).filter((count) => count < 2)).toEqual([])
  expect(parts.filter((slug) => !slugsIn().includes(slug))).toEqual([])
  expect(parts.filter((slug, at) => parts.indexOf(slug) !== at)).toEqual([])
})

test.each(series)('all parts of $title have the same author', ({ parts }) => {
  const authors = parts.map(
    (slug) => readStory<{ author: { username: string } }>(slug).author.username,
  )

  expect(new Set(authors).size).toBe(1)
})
