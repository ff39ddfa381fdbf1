import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reviewStructure } from './review.ts'
import { drawFrom, seedOf } from './seed.ts'
import { drawLivingStory } from './testing/livingStories.ts'
import { STATE_DEFECTS } from './testing/stateMutants.ts'

const MUTANTS_OF_A_KIND = 40

describe.each(Object.entries(STATE_DEFECTS))('%s', (kind, plant) => {
  const draw = drawFrom(seedOf(kind))
  const mutants = Array.from({ length: MUTANTS_OF_A_KIND }, () =>
    plant(drawLivingStory(draw), draw),
  )

  test(`each of ${MUTANTS_OF_A_KIND} is found where it was planted`, () => {
    const missed = mutants.flatMap(({ structure, expected }) => {
      const found = reviewStructure(structure).map(({ code, node }) => `${code} ${node}`)
      return found.includes(expected) ? [] : [{ expected, found }]
    })

    expect(missed).toEqual([])
  })
})

test('sound stories with state, drawn at random, give no finding at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const found = reviewStructure(drawLivingStory(drawFrom(seed)))

      expect(found).toEqual([])
    }),
    { numRuns: 300 },
  )
})
