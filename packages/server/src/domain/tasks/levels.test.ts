import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { levelOf, starsForLevel } from './tasks.ts'

describe('a level', () => {
  test.each([
    [0, 1, 0],
    [5, 1, 5],
    [6, 2, 0],
    [14, 2, 8],
    [15, 3, 0],
    [-3, 1, 0],
  ])('with %i stars is %i, with %i towards the next', (stars, current, current_stars) => {
    expect(levelOf(stars)).toMatchObject({ current, current_stars })
  })

  test('never falls while stars grow, and every star counts', () => {
    fc.assert(
      fc.property(fc.nat(5000), (stars) => {
        const { current, current_stars } = levelOf(stars)
        const before = Array.from({ length: current - 1 }, (_, at) => starsForLevel(at + 1))
        const spent = before.reduce((sum, needed) => sum + needed, 0)

        expect(spent + current_stars).toBe(stars)
        expect(levelOf(stars + 1).current).toBeGreaterThanOrEqual(current)
      }),
    )
  })

  test('reuses the last title above the last level', () => {
    expect(levelOf(100_000).title).toBe('Crosser of the Ocean')
  })
})
