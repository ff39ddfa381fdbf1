import type { Category } from '@kathasagar/api/contract'
import { makeCategory, makeId, makeStories, makeStory } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { en } from '../../../../messages/en.ts'

import { homeRows } from './homeRows.ts'

const nameOf = ({ display_name }: Category) => display_name
const none = {
  hrefs: {
    browse: ({ category }: { category: string }) => `/browse?category=${category}`,
    saved: '',
  },
  featured: [],
  trending: [],
  followed: [],
  bookmarks: [],
  stories: [],
  reads: 'en' as const,
  messages: en.site.rows,
  nameOf,
}

test('shows one row for each category, in the order of the catalogue', () => {
  const late = makeCategory({ id: makeId(8), display_name: 'Ghosts', sort_order: 8 })
  const early = makeCategory({ id: makeId(1), display_name: 'Epics', sort_order: 1 })
  const stories = [
    makeStory({ id: makeId(11), category: late }),
    makeStory({ id: makeId(12), category: early }),
    makeStory({ id: makeId(13), category: late }),
  ]

  const rows = homeRows({ ...none, stories })

  expect(rows.slice(4, -1).map(({ title, stories: inRow }) => [title, inRow.length])).toEqual([
    ['Epics', 1],
    ['Ghosts', 2],
  ])
})

test('shows the editors’ choice first and trending stories second', () => {
  const rows = homeRows({ ...none, featured: makeStories(2), trending: makeStories(1) })

  expect(rows.map(({ title }) => title).slice(0, 2)).toEqual(['Featured Stories', 'Trending Now'])
})

test('shows stories without a category in the last row, in the order of the server', () => {
  const stories = [
    makeStory({ id: makeId(11), category: null }),
    makeStory({ id: makeId(12), category: makeCategory() }),
    makeStory({ id: makeId(13), category: null }),
  ]

  const last = homeRows({ ...none, stories }).at(-1)

  expect(last?.title).toBe('Other Stories')
  expect(last?.stories.map(({ id }) => id)).toEqual([makeId(11), makeId(13)])
})

test('links from the title of a category row to all its stories', () => {
  const category = makeCategory({ name: 'river-tales' })

  const rows = homeRows({ ...none, stories: [makeStory({ category })] })

  expect(rows.at(-2)?.href).toBe('/browse?category=river-tales')
})

test('shows stories in the interface language first and omits no stories', () => {
  const stories = ['ta', 'en', 'bn', 'hi', 'en'].map((language, at) =>
    makeStory({ id: makeId(30 + at), language: language as 'en' }),
  )
  const rows = homeRows({ ...none, featured: stories, stories, bookmarks: stories, reads: 'hi' })
  const languagesOf = (key: string) =>
    rows.find((row) => row.key === key)?.stories.map(({ language }) => language)

  expect(languagesOf('featured')).toEqual(['hi', 'ta', 'en', 'bn', 'en'])
  expect(rows.at(4)?.stories.map(({ language }) => language)).toEqual([
    'hi',
    'ta',
    'en',
    'bn',
    'en',
  ])
  expect(languagesOf('bookmarks')).toEqual(['ta', 'en', 'bn', 'hi', 'en'])
})
