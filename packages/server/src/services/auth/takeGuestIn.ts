import type { BodyOf } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { payFinished } from '../../modules/progress/index.ts'
import type { Repositories } from '../repositories.ts'
import type { StoredUser } from './ports.ts'
import { tokenHash } from './refreshTokens.ts'
import { unusedSuccessorOf } from './unusedSuccessorOf.ts'

/** What a device says of the guest who has played on it. */
type Brought = Pick<BodyOf<'exchangeLogin'>, 'guest_token' | 'time_zone'>

/**
 * The guest whose refresh token this is, locked until the transaction ends. Nobody, where the token
 * is over, or where an account has taken the guest in already: of two tabs only one finds them.
 */
export async function lockGuest(
  ports: Ports,
  repositories: Repositories,
  token: string | undefined,
): Promise<StoredUser | undefined> {
  if (token === undefined) return undefined
  const { signIns, users } = repositories
  const stored = await signIns.lockToken(tokenHash(token))
  if (!stored || stored.sign_in.ended_at || stored.sign_in.expires_at <= ports.clock.now())
    return undefined
  if (stored.used_at && !(await unusedSuccessorOf(ports, repositories, token))) return undefined
  const guest = await users.lockUser(stored.sign_in.user_id)
  return guest?.is_guest ? guest : undefined
}

/** Pays an account what its guest has earned: tasks that are paid already are not paid again. */
export const payEarned = (
  repositories: Repositories,
  userId: string,
  { now, time_zone = 'UTC' }: Pick<Brought, 'time_zone'> & { now: Date },
) => payFinished(repositories.db, { userId, now, timeZone: time_zone })

/** Moves what a guest has played into an account, all of it and once, and pays what it earned. */
export async function takeGuestIn(
  ports: Ports,
  repositories: Repositories,
  { guest_token, time_zone }: Brought,
  account: StoredUser,
): Promise<void> {
  const guest = await lockGuest(ports, repositories, guest_token)
  if (!guest) return
  await repositories.guests.moveInto(guest.id, account.id)
  await payEarned(repositories, account.id, { now: ports.clock.now(), time_zone })
}
