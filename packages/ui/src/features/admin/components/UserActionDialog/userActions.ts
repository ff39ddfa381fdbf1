import type { AdminUser } from '@kathasagar/api/contract'

export type UserAct =
  | 'make_admin'
  | 'make_user'
  | 'suspend'
  | 'restore'
  | 'give_premium'
  | 'take_premium'
  | 'give_credits'

/** Returns the actions that are available for a user. Admins cannot give credits to themselves. */
export function userActionsFor(user: AdminUser, ownId: string): UserAct[] {
  return [
    ...(user.id === ownId ? [] : (['give_credits'] as const)),
    user.has_premium_access ? 'take_premium' : 'give_premium',
    user.role === 'admin' ? 'make_user' : 'make_admin',
    user.suspended_at === null ? 'suspend' : 'restore',
  ]
}

/** Returns true if the dialog asks for a reason. Changes of the role have no reason. */
export const needsReason = (act: UserAct) => act !== 'make_admin' && act !== 'make_user'

export const requiresReason = (act: UserAct) =>
  act === 'make_user' || act === 'suspend' || act === 'take_premium'
