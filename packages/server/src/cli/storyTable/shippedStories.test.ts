import { expect, test } from 'vitest'

import { readSeed } from '../../seed/readSeed.ts'
import { readShippedReviews, reviewHash } from '../../seed/shippedReviews.ts'
import type { SeedStory } from '../../seed/seedShapes.ts'
import { playableOf } from '../../seed/seedCatalogue.ts'
import { rounds } from '../../../../../scripts/checks/rounds.ts'
import { hasScenes } from '../simulation/playToEnd.ts'
import { SERIAL, shortOf } from './floors.ts'
import { measureStory } from './measureStory.ts'

const { stories, catalogue } = readSeed()
const reviews = readShippedReviews()

/** Certifies every nth unchanged story again. */
const EVERY = rounds(6, 1)
const isAsked = (story: SeedStory, place: number) =>
  place % EVERY === 0 || reviews[reviewHash(playableOf(story))] === undefined

test.each(
  stories
    .filter(hasScenes)
    .filter(isAsked)
    .map((story) => [story.slug, story] as const),
)(
  '%s meets the minimums for shipped stories in answers, memory and length, and matches its review',
  (_, story) => {
    const measured = measureStory(story)

    expect(shortOf(measured)).toEqual([])
    // If this fails, run: npm run stories -- --keep-reviews
    expect(reviews[reviewHash(playableOf(story))]).toBe(measured.minutes?.median)
  },
)

test('every part of a shipped series meets the minimums of the serial', () => {
  expect([...SERIAL]).toEqual((catalogue.series ?? []).flatMap(({ parts }) => parts))
})
