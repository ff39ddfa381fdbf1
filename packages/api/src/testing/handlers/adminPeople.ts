import type { HttpHandler } from 'msw'

import type { AdminUser } from '../../contract/admin.ts'
import { makeAdminUser, makeAdminUsers } from '../fixtures/adminPeople.ts'
import { makeAuditPage } from '../fixtures/adminAudit.ts'
import { makeOverview, makeOverviewDays } from '../fixtures/adminOverview.ts'
import { answer } from './answer.ts'

const changed = (change: (body: never) => Partial<AdminUser>) => async (request: Request) => {
  const id = new URL(request.url).pathname.split('/').at(-2)
  const found = makeAdminUsers().users.find((user) => user.id === id) ?? makeAdminUser()
  return { ...found, ...change((await request.json()) as never) }
}

export const adminPeople = (): HttpHandler[] => [
  answer('listUsers', makeAdminUsers()),
  answer(
    'setRole',
    changed(({ role }: Pick<AdminUser, 'role'>) => ({ role })),
  ),
  answer(
    'setSuspension',
    changed(({ is_suspended }: { is_suspended: boolean }) => ({
      suspended_at: is_suspended ? '2025-04-02T10:00:00.000Z' : null,
    })),
  ),
  answer(
    'setPremium',
    changed(({ has_premium_access }: Pick<AdminUser, 'has_premium_access'>) => ({
      has_premium_access,
    })),
  ),
  answer(
    'grantCredits',
    changed(({ amount }: { amount: number }) => ({ credits: 20 + amount })),
  ),
  answer('reauthenticate', { reauthenticated_until: '2025-04-02T10:05:00.000Z' }),
  answer('listAudit', makeAuditPage()),
  answer('getOverview', ({ url }) => {
    const days = Number(new URL(url).searchParams.get('days') ?? 30)
    return makeOverview({ days: makeOverviewDays(days) })
  }),
]
