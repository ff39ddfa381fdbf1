import { makeAdminUser } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { userActionsFor } from './userActions.ts'

test('offers to give credits, premium and roles, or to remove what a user already has', () => {
  const plain = userActionsFor(makeAdminUser(), 'keeper')
  const full = makeAdminUser({
    role: 'admin',
    has_premium_access: true,
    suspended_at: '2025-04-02T10:00:00.000Z',
  })

  expect(plain).toEqual(['give_credits', 'give_premium', 'make_admin', 'suspend'])
  expect(userActionsFor(full, 'keeper')).toEqual([
    'give_credits',
    'take_premium',
    'make_user',
    'restore',
  ])
})

test('admins cannot give themselves credits', () => {
  const own = makeAdminUser({ id: 'keeper' })

  expect(userActionsFor(own, 'keeper')).not.toContain('give_credits')
})
