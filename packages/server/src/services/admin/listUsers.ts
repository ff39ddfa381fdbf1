import type { AdminUser, AdminUsers, AdminUsersQuery } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { presentRow } from '../storedRow.ts'

/** One page of everybody with an account. */
export async function listUsers(
  { store }: Ports,
  { page, per_page: limit, ...filter }: AdminUsersQuery,
): Promise<AdminUsers> {
  const { adminUsers } = store.repositories
  const [total_users, found] = await Promise.all([
    adminUsers.countUsers(filter),
    adminUsers.listUsers(filter, { offset: (page - 1) * limit, limit }),
  ])
  return {
    users: found.map((row) => presentRow<AdminUser>(row)),
    page,
    total_pages: Math.ceil(total_users / limit),
    total_users,
  }
}
