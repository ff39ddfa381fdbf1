import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { readSeed } from './readSeed.ts'
import { seedShipped } from './seedShipped.ts'

const product = await openTestApp()
const seed = readSeed()
await seedShipped(product.ports, seed)

const tagged = (...tags: string[]) =>
  seed.stories.filter((story) => story.tags.some((tag) => tags.includes(tag)))
const inCategory = (...names: string[]) =>
  seed.stories.filter(({ category }) => names.includes(category))
const written = (...languages: string[]) =>
  seed.stories.filter(({ language }) => languages.includes(language))
const named = (...slugs: string[]) => seed.stories.filter(({ slug }) => slugs.includes(slug))

const MAHABHARATA = [
  'a-measure-less',
  'cloth-for-the-dolls',
  'mudiyaadha-koondhal',
  'south-at-a-walk',
]
const DRAUPADI = ['mudiyaadha-koondhal', 'cloth-for-the-dolls']
const PANCHATANTRA = [
  'charged-with-eating-iron',
  'the-moons-ambassador',
  'beech-ki-daal',
  'the-left-hand-goose',
]
const SCARY = [...inCategory('ghosts'), ...tagged('ghosts')]
const FUNNY = tagged('trickster')

/** Queries of readers with the expected stories. At least one of these must be among the first ten results. */
const QUERIES: readonly [query: string, wanted: typeof seed.stories][] = [
  ['draupadi', named(...DRAUPADI)],
  ['horror', SCARY],
  ['funny', FUNNY],
  ['hindi', written('hi')],
  ['pyaar', tagged('love')],
  ['mahabharata', named(...MAHABHARATA)],
  ['mahabharat', named(...MAHABHARATA)],
  ['drapadi', named(...DRAUPADI)],
  ['ramayan', named('paid-to-roar')],
  ['sita', named('paid-to-roar')],
  ['bhoot', SCARY],
  ['भूत', SCARY],
  ['हिंदी', written('hi')],
  ['हिन्दी कहानी', written('hi')],
  ['love story', tagged('love')],
  ['ghost stories', SCARY],
  ['panchtantra', named(...PANCHATANTRA)],
  ['vikram betal', named('carry-the-old-judge')],
  ['vikram aur betaal', named('carry-the-old-judge')],
  ['jasoos', [...inCategory('mystery'), ...tagged('detective')]],
  ['tamil', written('ta')],
  ['தமிழ்', written('ta')],
  ['bangla', written('bn')],
  ['sci-fi', inCategory('far-futures')],
  ['stories in marathi', written('mr')],
  ['romantic', tagged('love')],
  ['savitri', named('south-at-a-walk')],
  ['Rāmāyaṇa', named('paid-to-roar')],
  // Control group: no search terms were written or changed for these queries.
  ['scary story', SCARY],
  ['bachchon ki kahani', [...tagged('animals'), ...inCategory('beast-fables')]],
  ['sad', seed.stories],
  ['yuddh', tagged('war')],
  ['bhagwan', tagged('gods-and-mortals')],
  ['mythology', [...inCategory('epics'), ...tagged('gods-and-mortals')]],
  ['sohni mahiwal', named('a-pot-that-rings')],
  ['lucknow', named('aathvan-kankauva', 'waghaira-waghaira')],
  ['comedy', FUNNY],
  ['hanumaan', named('paid-to-roar', 'the-market-of-loose-talk', 'every-word-you-gave')],
  ['prem kahani', tagged('love')],
  ['malyalam', written('ml')],
  ['اردو', written('ur')],
  ['suspense thriller', [...inCategory('mystery'), ...tagged('detective')]],
  ['kings and queens', inCategory('court-intrigue')],
  ['elephent', tagged('animals')],
]

test.each(QUERIES)('finds an intended story for a reader who types “%s”', async (q, wanted) => {
  const found = await product.ask('searchStories', { query: { q } })
  const titles = wanted.map(({ title }) => title)

  expect(found.map(({ title }) => title)).toEqual(
    expect.toSatisfy((list: string[]) => list.some((title) => titles.includes(title))),
  )
})
