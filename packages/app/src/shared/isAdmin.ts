import type { User } from '@kathasagar/api/contract'

/** A suspended admin has no access. */
export const isAdmin = (user: User | undefined): boolean =>
  user?.role === 'admin' && !user.is_suspended
