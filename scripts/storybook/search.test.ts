import { expect, test } from 'vitest'

import config from '../../.storybook/main.ts'
import { SEARCH_WORDS } from '../../.storybook/searchWords.ts'
import { readIndex } from './storyIndex.ts'

const index = await readIndex()

/** Places that the sidebar finds by a word: it looks at titles, names of stories and headings. */
const found = (word: string) =>
  index
    .flatMap(({ title, name, anchors = [] }) =>
      [name, ...anchors.map((heading) => heading.title)].map((place) => `${title}: ${place}`),
    )
    .filter((place) => place.toLowerCase().includes(word))

const called = Object.entries(SEARCH_WORDS).flatMap(([title, words]) =>
  words.map((word) => [word, title] as const),
)

test('what other systems call a piece leads to its page', () => {
  expect(called.length).toBeGreaterThanOrEqual(120)
  expect(called.filter(([word, title]) => !found(word).includes(`${title}: ${word}`))).toEqual([])
})

test('the index of the built book has those words too, once', async () => {
  const docs = { title: 'Primitives/Disclosure', type: 'docs', anchors: [] }
  const reader = { getIndex: async () => ({ entries: { docs } }) }

  const again = await config.storyIndexGenerator(await config.storyIndexGenerator(reader))

  const { entries } = await again.getIndex()
  expect(entries['docs']?.anchors?.map(({ title }) => title)).toEqual(
    SEARCH_WORDS['Primitives/Disclosure'],
  )
})
