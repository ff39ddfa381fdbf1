import { expect, test } from 'vitest'
import { payFor, xpCosts, xpGained } from './pricing.ts'

test("a story's own commands set the prices, and a custom action is always 1 XP", () => {
  const priced = xpCosts({ immerse: { cost: 6 }, custom_action: { cost: 9 }, undo: { cost: 9 } })

  expect(priced).toEqual({ continue: 0, immerse: 6, show: 3, undo: 0, custom_action: 1 })
})

test('a price that is no whole number of 0 or more is as if it were not set', () => {
  const priced = xpCosts({
    immerse: { cost: -5 },
    show: { cost: Number.NaN },
    continue: { cost: 0.5 },
  })

  expect(priced).toMatchObject({ immerse: 2, show: 3, continue: 0 })
})

test('an action without XP is refused with both sums named, and before credits are looked at', () => {
  const refused = payFor({ xp: 6, credits: 3 }, { xp: 5, credits: 0 })

  expect(refused).toEqual({ code: 'not_enough_xp', current_xp: 5, required_xp: 6 })
})

test('an action without credits is refused with both sums named', () => {
  const refused = payFor({ xp: 1, credits: 3 }, { xp: 5, credits: 2 })

  expect(refused).toEqual({ code: 'not_enough_credits', available_credits: 2, required_credits: 3 })
})

test('a paid action leaves what is over', () => {
  expect(payFor({ xp: 1, credits: 3 }, { xp: 5, credits: 3 })).toEqual({ xp: 4, credits: 0 })
})

test.for<[boolean, boolean, number, number]>([
  [true, false, 1, 5],
  [false, false, 1, 0],
  [true, true, 1, 55],
  [false, true, 1, 50],
  [true, false, 1.5, 8],
  [true, false, Number.NaN, 5],
])('first visit %s, ending %s, times %s wins %s XP', ([firstVisit, isEnding, multiplier, won]) => {
  expect(xpGained({ firstVisit, isEnding, multiplier })).toBe(won)
})
