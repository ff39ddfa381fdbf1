import { expect, test } from 'vitest'

import { makeAccessToken } from '../testing/fixtures/account.ts'
import { expiryOf, isExpired } from './accessToken.ts'

test('treats a token as expired 30 s before its expiry', () => {
  const token = makeAccessToken(100)
  const end = expiryOf(token) ?? 0

  expect(isExpired(token, end - 30_001)).toBe(false)
  expect(isExpired(token, end - 30_000)).toBe(true)
})

test.each(['', 'not-a-token', 'a.b.c', 'a.e30.c'])(
  'treats the unreadable token "%s" as expired',
  (token) => {
    expect(isExpired(token, 0)).toBe(true)
  },
)
