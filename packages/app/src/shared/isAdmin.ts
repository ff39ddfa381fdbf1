import type { User } from '@kathasagar/api/contract'

/** Suspended admins have no access. */
export const isAdmin = (user: User | undefined): boolean =>
  user?.role === 'admin' && !user.is_suspended
