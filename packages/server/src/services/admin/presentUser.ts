import type { AdminUser } from '@kathasagar/api/contract'

import type { UserRow } from './ports.ts'

/** Somebody as admins see them. */
export const presentUserRow = (user: UserRow): AdminUser => ({
  ...user,
  suspended_at: user.suspended_at?.toISOString() ?? null,
  delete_after: user.delete_after?.toISOString() ?? null,
  created_at: user.created_at.toISOString(),
})
