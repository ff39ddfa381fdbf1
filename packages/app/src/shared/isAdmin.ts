import type { User } from '@kathasagar/api/contract'

/** Whether somebody may open the pages of the administration: an admin who is suspended may not. */
export const isAdmin = (user: User | undefined): boolean =>
  user?.role === 'admin' && !user.is_suspended
