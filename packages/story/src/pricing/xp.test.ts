import { expect, test } from 'vitest'
import { DEFAULT_XP_COSTS } from '../vocabulary/vocabulary.ts'
import { pricedCommands, xpCosts, xpGained } from './xp.ts'

test("a story's commands set the prices, and a custom action always costs 1 XP", () => {
  const priced = xpCosts({ immerse: { cost: 6 }, custom_action: { cost: 9 }, undo: { cost: 9 } })

  expect(priced).toEqual({ ...DEFAULT_XP_COSTS, immerse: 6, undo: 0, custom_action: 1 })
})

test('invalid prices are ignored', () => {
  const priced = xpCosts({
    immerse: { cost: -5 },
    show: { cost: Number.NaN },
    continue: { cost: 0.5 },
  })

  expect(priced).toMatchObject({ immerse: 2, show: 3, continue: 0 })
})

test('readers see default prices for blank ones and no price for undo', () => {
  const commands = {
    show: { cost: 7, description: 'A mural.' },
    undo: { cost: 4 },
    custom_action: { cost: 9 },
    light_the_lamp: { cost: 5 },
  }

  const priced = pricedCommands(commands)

  expect(priced).toMatchObject({
    continue: { cost: 0 },
    immerse: { cost: 2 },
    show: { cost: 7, description: 'A mural.' },
    undo: { cost: 0 },
    light_the_lamp: { cost: 5 },
  })
  expect(Object.keys(priced)).not.toContain('custom_action')
})

test.for<[boolean, boolean, number, number]>([
  [true, false, 1, 5],
  [false, false, 1, 0],
  [true, true, 1, 55],
  [false, true, 1, 50],
  [true, false, 1.5, 8],
  [true, false, Number.NaN, 5],
])('first visit %s, ending %s, times %s earns %s XP', ([firstVisit, isEnding, multiplier, won]) => {
  expect(xpGained({ firstVisit, isEnding, multiplier })).toBe(won)
})
