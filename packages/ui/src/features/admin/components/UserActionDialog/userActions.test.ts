import { makeAdminUser } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { userActionsFor } from './userActions.ts'

test('offers to give credits, premium and the admin role, or to remove them', () => {
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

test('does not offer admins to give credits to themselves', () => {
  const own = makeAdminUser({ id: 'keeper' })

  expect(userActionsFor(own, 'keeper')).not.toContain('give_credits')
})
