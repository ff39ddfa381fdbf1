import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CARD_LOCK_MS, SECTION_LOCK_MS, stepFrom, type PagerPlace } from './pagerSteps.ts'

const shape = [1, 1, 6, 1, 1]

describe('a step on the landing page', () => {
  test.each([
    ['goes to the next section', { section: 0, card: 0 }, 1, { section: 1, card: 0 }],
    ['enters a section of cards at its first', { section: 1, card: 0 }, 1, { section: 2, card: 0 }],
    ['goes from card to card', { section: 2, card: 0 }, 1, { section: 2, card: 1 }],
    ['leaves the cards behind the last', { section: 2, card: 5 }, 1, { section: 3, card: 0 }],
    ['comes back to the last card', { section: 3, card: 0 }, -1, { section: 2, card: 5 }],
  ] as const)('%s', (_title, from, direction, to) => {
    expect(stepFrom(from, direction, shape)?.place).toEqual(to)
  })

  test('stops at both ends', () => {
    const ends = [
      stepFrom({ section: 0, card: 0 }, -1, shape),
      stepFrom({ section: 4, card: 0 }, 1, shape),
    ]

    expect(ends).toEqual([null, null])
  })

  test('locks longer between cards than between sections', () => {
    const locks = [
      stepFrom({ section: 2, card: 0 }, 1, shape)?.lockMs,
      stepFrom({ section: 0, card: 0 }, 1, shape)?.lockMs,
    ]

    expect(locks).toEqual([CARD_LOCK_MS, SECTION_LOCK_MS])
  })

  test('returns to the start after a step forward and a step back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
        fc.nat(40),
        (cards, steps) => {
          const walked: PagerPlace[] = [{ section: 0, card: 0 }]
          for (let at = 0; at < steps; at += 1) {
            const step = stepFrom(walked.at(-1)!, 1, cards)
            if (step) walked.push(step.place)
          }
          const back = walked.toReversed().slice(1)

          let place = walked.at(-1)!
          for (const expected of back) {
            place = stepFrom(place, -1, cards)!.place
            expect(place).toEqual(expected)
          }
        },
      ),
    )
  })
})
