import type { AdminUser } from '@kathasagar/api/contract'

/** What an admin can do to somebody's account. */
export type UserAct =
  | 'make_admin'
  | 'make_user'
  | 'suspend'
  | 'restore'
  | 'give_premium'
  | 'take_premium'
  | 'give_credits'

/** The acts that make a difference to somebody as they are now; nobody gives themselves credits. */
export function actsOn(user: AdminUser, ownId: string): UserAct[] {
  return [
    ...(user.id === ownId ? [] : (['give_credits'] as const)),
    user.has_premium_access ? 'take_premium' : 'give_premium',
    user.role === 'admin' ? 'make_user' : 'make_admin',
    user.suspended_at === null ? 'suspend' : 'restore',
  ]
}

/** A role speaks for itself in the log; everything else is done for a reason. */
export const needsReason = (act: UserAct) => act !== 'make_admin' && act !== 'make_user'

/** Takes something away from them. */
export const isTaking = (act: UserAct) =>
  act === 'make_user' || act === 'suspend' || act === 'take_premium'
