import { nextAttempt } from '../../domain/attempts.ts'
import { recordSeldom } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredUser } from './ports.ts'

/**
 * Counts an attempt on an account before the password is looked at, so that parallel ones count,
 * but not before it is its turn: a flood must not keep the database busy as well.
 */
async function countAttempt(
  { store, clock, rateLimitFactor }: Ports,
  key: string,
  user: StoredUser | undefined,
) {
  return store.transaction(async (repositories): Promise<Refusal | null> => {
    const { rateLimits } = repositories
    const now = clock.now()
    const attempt = nextAttempt(await rateLimits.lockAttempts(key, now), now, rateLimitFactor)
    if ('retry_after' in attempt) {
      const target = user ? { target: { kind: 'user', id: user.id } } : {}
      const burst = { actor_id: null, act: 'sign_in_throttled', ...target } as const
      await recordSeldom(repositories.db, user?.id ?? 'unknown', burst, now)
      return { code: 'too_many_requests', ...attempt }
    }
    await rateLimits.saveAttempts(key, attempt)
    return null
  })
}

/** Holds a password against an account's; a guess counts under `key` until one is right. */
export async function checkPassword(
  ports: Ports,
  key: string,
  user: StoredUser | undefined,
  password: string,
): Promise<StoredUser | Refusal> {
  const mayLook = () => countAttempt(ports, key, user)
  const isRight = await ports.passwords.verify(user?.password_hash ?? null, password, mayLook)
  if (isRefusal(isRight)) return isRight
  if (!user || !isRight) return { code: 'wrong_credentials' }
  return user
}
