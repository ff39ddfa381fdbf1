import type { AdminUser } from '@kathasagar/api/contract'

import type { Call, Platform } from '../../platform/call.ts'
import { presentRow } from '../../platform/db/rows.ts'
import { countUsers, readUsers } from './users.queries.ts'

export const listUsers: Call<'listUsers', Platform> = async ({ db }, { query }) => {
  const { page, per_page: limit, ...filter } = query
  const [total_users, found] = await Promise.all([
    countUsers(db, filter),
    readUsers(db, filter, { offset: (page - 1) * limit, limit }),
  ])
  return {
    users: found.map((row) => presentRow<AdminUser>(row)),
    page,
    total_pages: Math.ceil(total_users / limit),
    total_users,
  }
}
