import { DAY_MS, type SignedIn, type Tokens } from '@kathasagar/api/contract'

import { recordEvent } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { rememberOrigin, type SignInOrigin } from './knownOrigins.ts'
import type { StoredUser } from './ports.ts'
import { presentUser } from './presentUser.ts'
import { newRefreshToken, tokenHash } from './refreshTokens.ts'

/** How long a sign-in lasts. */
export const LIFETIME_MS = { remembered: 30 * DAY_MS, otherwise: DAY_MS } as const
/** The oldest sign-in ends when one more begins. */
const SIGN_INS_AT_ONCE = 10

/** How somebody signs in. */
export interface SignInManner {
  /** Whether to stay signed in for a month; else for a day. */
  isMemoized?: boolean
  /** The password was typed just now, or Google has just vouched. */
  isReauthenticated?: boolean
  /** From where, so that it is known the next time. */
  origin: SignInOrigin
}

/** Whoever closed the account and comes back within the week keeps it, and hears so by mail. */
async function reopen(
  { users, outbox }: Repositories,
  { id, email, ...user }: StoredUser,
  now: Date,
) {
  if (user.delete_after === null) return
  await users.setDeletion(id, null)
  if (email) await outbox.queueMail('deletion_cancelled', email, now)
}

/** Opens a family of refresh tokens for a user, or for a guest. */
export async function openSignIn(
  { accessTokens, clock }: Ports,
  { signIns }: Repositories,
  user: StoredUser,
  { isMemoized = false, isReauthenticated = false }: Omit<SignInManner, 'origin'>,
): Promise<{ signInId: string; tokens: Tokens }> {
  const now = clock.now()
  const lifetime = isMemoized ? LIFETIME_MS.remembered : LIFETIME_MS.otherwise
  const refresh_token = newRefreshToken()

  const signIn = await signIns.insertSignIn({
    user_id: user.id,
    created_at: now,
    reauthenticated_at: isReauthenticated ? now : null,
    expires_at: new Date(now.getTime() + lifetime),
  })
  await signIns.insertToken(tokenHash(refresh_token), signIn.id, now)
  const access_token = await accessTokens.sign({ user_id: user.id, sign_in_id: signIn.id }, now)
  return { signInId: signIn.id, tokens: { access_token, refresh_token } }
}

/** Signs in a user whose proof has been seen. */
export async function beginSignIn(
  ports: Ports,
  repositories: Repositories,
  user: StoredUser,
  { origin, ...manner }: SignInManner,
): Promise<SignedIn> {
  const { signIns, ledger } = repositories
  const now = ports.clock.now()
  await reopen(repositories, user, now)
  const { signInId, tokens } = await openSignIn(ports, repositories, user, manner)
  const target = { kind: 'sign_in', id: signInId }
  await recordEvent(repositories.db, { actor_id: user.id, act: 'signed_in', target }, now)
  await rememberOrigin(repositories, user.id, origin, now)
  await signIns.endOldest(user.id, SIGN_INS_AT_ONCE, now)

  const credits = await ledger.balanceOf(user.id)
  return { tokens, user: presentUser(user, credits) }
}
