import type { ProfileChange, User } from '@kathasagar/api/contract'

import type { StoredUser, UserChange } from '../auth/ports.ts'
import { presentUser } from '../auth/presentUser.ts'
import type { Ports } from '../ports.ts'

/** What the form says, as the table keeps it. Being an adult is said once and stays. */
function changeOf({ display_name, is_adult, ...rest }: ProfileChange, user: StoredUser, now: Date) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const change: UserChange = Object.fromEntries(given)
  if (display_name !== undefined) change.display_name = display_name?.trim() || null
  if (is_adult && user.adult_confirmed_at === null) change.adult_confirmed_at = now
  return change
}

/** Changes what a person says of themselves. */
export async function updateMe(
  { store, clock }: Ports,
  user: StoredUser,
  form: ProfileChange,
): Promise<User> {
  const { users, ledger } = store.repositories
  const change = changeOf(form, user, clock.now())
  await users.change(user.id, change)
  return presentUser({ ...user, ...change }, await ledger.balanceOf(user.id))
}
