import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import { priceTurn } from './playTurn.ts'

const priced = {
  action: { type: 'custom_action', text: 'I hum' },
  costs: { ...DEFAULT_XP_COSTS, continue: 2, immerse: 5, custom_action: 6 },
  modelCredits: 3,
} as const

test('a refusal for missing XP has both amounts, and comes before credits', () => {
  const refused = priceTurn({ ...priced, wallet: { xp: 5, credits: 0 } })

  expect(refused).toEqual({ code: 'not_enough_xp', current_xp: 5, required_xp: 6 })
})

test('a refusal for missing credits has both amounts', () => {
  const refused = priceTurn({ ...priced, wallet: { xp: 6, credits: 2 } })

  expect(refused).toEqual({ code: 'not_enough_credits', available_credits: 2, required_credits: 3 })
})

test('a turn takes the XP of its action and the credits of its model', () => {
  const price = priceTurn({ ...priced, wallet: { xp: 6, credits: 3 } })

  expect(price).toEqual({ xp: 6, credits: 3 })
})
