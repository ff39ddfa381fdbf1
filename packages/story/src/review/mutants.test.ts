import { readStories } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { reviewStory } from './review.ts'
import type { ReviewedStory } from './rules/reviewedStory.ts'
import { drawFrom, seedOf } from '../chance/seed.ts'
import { DEFECTS, insertDefect, type ShippedStory } from '../testing/mutants.ts'

/** Number of mutants of each kind. `mutants.evaluation.test.ts` plants fifty in every short story. */
const OF_A_KIND = 4

const sizeOf = ({ structure }: ReviewedStory) => Object.keys(structure.nodes).length
const [smallest] = readStories<ShippedStory>()
  .map((story): ReviewedStory => ({ ...story, structure: story.story_structure }))
  .toSorted((a, b) => sizeOf(a) - sizeOf(b))

test.each(Object.entries(DEFECTS))('%s is found in its place', (kind, plant) => {
  if (smallest === undefined) throw new Error('No story ships')
  const draw = drawFrom(seedOf(kind))
  const mutants = Array.from({ length: OF_A_KIND }, () => insertDefect(plant, [smallest], draw))

  const missed = mutants.filter(({ story, expected }) => {
    const errors = reviewStory(story).filter(({ severity }) => severity === 'error')
    return !errors.some(({ code, node }) => expected.includes(`${code} ${node}`))
  })

  expect(missed).toEqual([])
})
