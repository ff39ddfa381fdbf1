import { makeAdminUser } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { actsOn } from './userActs.ts'

test('offers to give what a user lacks and to remove what they have', () => {
  const plain = actsOn(makeAdminUser(), 'keeper')
  const full = makeAdminUser({
    role: 'admin',
    has_premium_access: true,
    suspended_at: '2025-04-02T10:00:00.000Z',
  })

  expect(plain).toEqual(['give_credits', 'give_premium', 'make_admin', 'suspend'])
  expect(actsOn(full, 'keeper')).toEqual(['give_credits', 'take_premium', 'make_user', 'restore'])
})

test('admins cannot give themselves credits', () => {
  const own = makeAdminUser({ id: 'keeper' })

  expect(actsOn(own, 'keeper')).not.toContain('give_credits')
})
