import { payFinished } from '../progress/payFinished.ts'
import type { Repositories } from '../repositories.ts'
import type { StoredUser } from './ports.ts'
import { tokenHash } from './refreshTokens.ts'

/** Another tab may have renewed the token just now. */
const GRACE_MS = 10_000

/**
 * The guest whose refresh token this is, locked until the transaction ends. Nobody, where the token
 * is over, or where an account has taken the guest in already: of two tabs only one finds them.
 */
export async function lockGuest(
  { signIns, users }: Repositories,
  token: string | undefined,
  now: Date,
): Promise<StoredUser | undefined> {
  if (token === undefined) return undefined
  const stored = await signIns.lockToken(tokenHash(token))
  if (!stored || stored.sign_in.ended_at || stored.sign_in.expires_at <= now) return undefined
  if (stored.used_at && now.getTime() - stored.used_at.getTime() > GRACE_MS) return undefined
  const guest = await users.lockUser(stored.sign_in.user_id)
  return guest?.is_guest ? guest : undefined
}

/** Pays an account what its guest has earned: tasks that are paid already are not paid again. */
export const payEarned = (repositories: Repositories, userId: string, now: Date) =>
  payFinished(repositories, { userId, now, timeZone: 'UTC' })

/** Moves what a guest has played into an account, all of it and once, and pays what it earned. */
export async function takeGuestIn(
  repositories: Repositories,
  token: string | undefined,
  { account, now }: { account: StoredUser; now: Date },
): Promise<void> {
  const guest = await lockGuest(repositories, token, now)
  if (!guest) return
  await repositories.guests.moveInto(guest.id, account.id)
  await payEarned(repositories, account.id, now)
}
