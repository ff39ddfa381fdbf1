import type { User } from '@kathasagar/api/contract'

/** Returns false for suspended admins. */
export const isAdmin = (user: User | undefined): boolean =>
  user?.role === 'admin' && !user.is_suspended
