import type { BodyOf, SignedIn } from '@kathasagar/api/contract'

import { nextAttempt } from '../../domain/attempts.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { beginSignIn } from './beginSignIn.ts'

/** Counts an attempt on an account before the password is looked at, so that parallel ones count. */
async function countAttempt({ store, clock, rateLimitFactor }: Ports, key: string) {
  return store.transaction(async ({ rateLimits }): Promise<Refusal | null> => {
    const now = clock.now()
    const attempt = nextAttempt(await rateLimits.lockAttempts(key, now), now, rateLimitFactor)
    if ('retry_after' in attempt) return { code: 'too_many_requests', ...attempt }
    await rateLimits.saveAttempts(key, attempt)
    return null
  })
}

/** Signs in by username or e-mail. Who is not known here takes as long and hears the same. */
export async function signIn(
  ports: Ports,
  { email_or_username, password, remember_me }: BodyOf<'login'>,
): Promise<SignedIn | Refusal> {
  const { store, passwords } = ports
  const user = await store.repositories.users.findUserByName(email_or_username.trim())
  const key = `sign-in:${user?.id ?? email_or_username.trim().toLowerCase()}`
  const tooOften = await countAttempt(ports, key)
  if (tooOften) return tooOften

  const isRight = await passwords.verify(user?.password_hash ?? null, password)
  if (isRefusal(isRight)) return isRight
  if (!user || !isRight) return { code: 'wrong_credentials' }
  if (user.suspended_at) return { code: 'account_suspended' }

  return store.transaction(async (repositories) => {
    await repositories.rateLimits.forget(key)
    return beginSignIn(ports, repositories, user, remember_me)
  })
}
