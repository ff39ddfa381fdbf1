import { expect, test } from 'vitest'

import { GameRules, InitialXp } from './gameRules.ts'

const rules = { commands: { immerse: { cost: 2, description: 'Look closer.' } } }

test.each([
  [{ commands: {} }],
  [{ commands: { immerse: { cost: 0 }, show: { cost: 1000 } } }],
  [{ ...rules, xp_gain_multiplier: 0.1 }],
  [{ ...rules, xp_gain_multiplier: 10, health_max: 1, inventory_slots: 0 }],
])('rules like %j are accepted', (given) => {
  expect(GameRules.safeParse(given).success).toBe(true)
})

const costing = (cost: unknown) => ({ commands: { immerse: { cost } } })

test.each([
  [costing(-1), 'commands.immerse.cost', 'from 0 to 1000'],
  [costing(1001), 'commands.immerse.cost', 'from 0 to 1000'],
  [costing(1e300), 'commands.immerse.cost', 'from 0 to 1000'],
  [costing(Number.NaN), 'commands.immerse.cost', 'from 0 to 1000'],
  [costing(Number.POSITIVE_INFINITY), 'commands.immerse.cost', 'from 0 to 1000'],
  [costing(1.5), 'commands.immerse.cost', 'a whole number'],
  [costing('2'), 'commands.immerse.cost', 'from 0 to 1000'],
  [costing(null), 'commands.immerse.cost', 'from 0 to 1000'],
  [{ ...rules, xp_gain_multiplier: 0 }, 'xp_gain_multiplier', 'from 0.1 to 10'],
  [{ ...rules, xp_gain_multiplier: -2 }, 'xp_gain_multiplier', 'from 0.1 to 10'],
  [{ ...rules, xp_gain_multiplier: 10.01 }, 'xp_gain_multiplier', 'from 0.1 to 10'],
  [{ ...rules, xp_gain_multiplier: Number.NaN }, 'xp_gain_multiplier', 'from 0.1 to 10'],
])('rules like %j are rejected at the field %s', (given, field, words) => {
  const { error } = GameRules.safeParse(given)

  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
  expect(error?.issues[0]?.message).toContain(words)
})

test.each([-1, 100_001, 0.5, Number.NaN, '100'])('a story cannot begin with %s XP', (given) => {
  expect(InitialXp.safeParse(given).success).toBe(false)
})
