import { expect, test } from 'vitest'

import { playMessages } from '../../../messages/playMessages.ts'
import { canPay, priceText } from './price.ts'

test.each([
  [{ xp: 0, credits: 1 }, '1 credit'],
  [{ xp: 3, credits: 5 }, '3 XP · 5 credits'],
  [{ xp: 2, credits: 0 }, '2 XP'],
  [{ xp: 0, credits: 0 }, ''],
])('formats a price of %o as "%s"', (price, shown) => {
  expect(priceText(price, playMessages.play)).toBe(shown)
})

test('treats a price as affordable only if XP and credits suffice', () => {
  const wallet = { xp: 2, credits: 4 }

  expect(canPay({ xp: 2, credits: 4 }, wallet)).toBe(true)
  expect(canPay({ xp: 3, credits: 0 }, wallet)).toBe(false)
  expect(canPay({ xp: 0, credits: 5 }, wallet)).toBe(false)
})
