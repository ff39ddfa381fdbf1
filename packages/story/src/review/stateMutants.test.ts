import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reviewStructure } from './review.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { drawFrom, seedOf } from '../chance/seed.ts'
import { drawRichStory } from '../testing/drawRichStory.ts'
import { STATE_DEFECTS } from '../testing/stateMutants.ts'

const MUTANTS_OF_A_KIND = 40

describe.each(Object.entries(STATE_DEFECTS))('%s', (kind, plant) => {
  const draw = drawFrom(seedOf(kind))
  const mutants = Array.from({ length: MUTANTS_OF_A_KIND }, () => plant(drawRichStory(draw), draw))

  test(`each of ${MUTANTS_OF_A_KIND} is found in its place`, () => {
    const missed = mutants.flatMap(({ structure, expected }) => {
      const found = reviewStructure(structure).map(({ code, node }) => `${code} ${node}`)
      return found.includes(expected) ? [] : [{ expected, found }]
    })

    expect(missed).toEqual([])
  })

  test('each finding has the path of its cause', () => {
    const lost = mutants.flatMap(({ structure, expected }) =>
      reviewStructure(structure).filter(
        ({ code, node, path }) =>
          expected.startsWith(code) && (path ? !isIn(structure, path) : node === null),
      ),
    )

    expect(lost).toEqual([])
  })
})

function isIn(structure: StoryStructure, path: readonly (string | number)[]): boolean {
  const around = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], structure)
  return path.length < 2 || (typeof around === 'object' && around !== null)
}

test('random valid stories with state have no findings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const found = reviewStructure(drawRichStory(drawFrom(seed)))

      expect(found).toEqual([])
    }),
    { numRuns: 300 },
  )
})
