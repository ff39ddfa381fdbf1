import { expect, test } from 'vitest'
import { payFor } from './pricing.ts'

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
