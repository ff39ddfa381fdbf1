import { formRefusal, isRefusal } from '../../platform/call.ts'
import type { Db, Platform, Refusal, StoredUser } from '../../platform/call.ts'
import { deleteHits, lockAttempts, saveAttempts } from '../../platform/rateLimits.ts'
import { nextAttempt } from '../../domain/passwords.ts'
import type { AuthContext } from './context.ts'
import { recordRateLimited } from '../audit/index.ts'

const REAUTH_MS = 5 * 60_000

export const reauthExpiry = (reauthenticatedAt: Date) =>
  new Date(reauthenticatedAt.getTime() + REAUTH_MS)

export const isReauthenticated = (reauthenticatedAt: Date | null, now: Date) =>
  reauthenticatedAt !== null && reauthExpiry(reauthenticatedAt) > now

/** Returns the rate-limit key for unknown devices. Missing accounts have a key too. */
export const signInKey = (name: string): string => `sign-in:${name.toLowerCase()}`

// Keys by ID and by name have different prefixes, because a typed name may look like an ID.

export const knownOriginKey = (userId: string, hash: string): string =>
  `known-origin:${userId}:${hash}`

export const signedInKey = (userId: string): string => `signed-in:${userId}`

export const resetGuesses = (db: Db, key: string) => deleteHits(db, key)

export async function resetUnknownDevices(
  db: Db,
  { username, email }: Pick<StoredUser, 'username' | 'email'>,
) {
  await resetGuesses(db, signInKey(username))
  if (email !== null) await resetGuesses(db, signInKey(email))
}

export type PasswordContext = Platform & Pick<AuthContext, 'passwords' | 'rateLimitFactor'>

export async function checkPassword(
  ctx: PasswordContext,
  key: string,
  user: StoredUser | undefined,
  password: string,
): Promise<StoredUser | Refusal> {
  // Counts the attempt after the queue, which may refuse it, but before the slow check.
  const mayLook = () =>
    ctx.transaction(async (db): Promise<Refusal | null> => {
      const now = ctx.clock.now()
      const row = await lockAttempts(db, key, now)
      const attempt = nextAttempt(row, now, ctx.rateLimitFactor)
      if ('retry_after' in attempt) {
        const target = user ? { target: { kind: 'user', id: user.id } } : {}
        const burst = { actor_id: null, act: 'sign_in_throttled', ...target } as const
        await recordRateLimited(db, user?.id ?? 'unknown', burst, now)
        return { code: 'too_many_requests', ...attempt }
      }
      await saveAttempts(db, key, attempt)
      return null
    })
  const isRight = await ctx.passwords.verify(user?.password_hash ?? null, password, mayLook)
  if (isRefusal(isRight)) return isRight
  if (!user || !isRight) return { code: 'wrong_credentials' }
  return user
}

export async function confirmPassword(
  ctx: PasswordContext,
  user: StoredUser,
  password: string,
): Promise<Refusal | null> {
  if (user.password_hash === null) return formRefusal('password', 'noPassword')
  const key = signedInKey(user.id)
  const checked = await checkPassword(ctx, key, user, password)
  if (isRefusal(checked)) return checked
  await resetGuesses(ctx.db, key)
  return null
}
