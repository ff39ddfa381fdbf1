import type { BodyOf, SignedIn } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { beginSignIn } from './beginSignIn.ts'
import { checkPassword } from './checkPassword.ts'
import { knownOriginOf, type SignInOrigin } from './knownOrigins.ts'
import { askSecondStep } from './askSecondStep.ts'
import type { StoredUser } from './ports.ts'
import { takeGuestIn } from './takeGuestIn.ts'
import { knownOriginKey, signInKey } from './signInKey.ts'

/**
 * The name that strangers' guesses are counted by: each of an account's two by itself, as unknown
 * ones are, or a count would tell which e-mail belongs to which username. As the account has it,
 * so that no other spelling of it is another count.
 */
function countedName(found: StoredUser | undefined, typed: string): string {
  const known = typed.includes('@') ? found?.email : found?.username
  return known ?? typed
}

/**
 * Signs in by username or e-mail. Who is not known here takes as long and hears the same. Guesses
 * from where the owner has signed in before are counted apart, so that the owner gets in while
 * strangers guess (ADR 19).
 */
export async function login(
  ports: Ports,
  { email_or_username, password, remember_me, ...brought }: BodyOf<'login'>,
  origin: SignInOrigin,
): Promise<SignedIn | Refusal> {
  const { store } = ports
  const name = email_or_username.trim()
  const found = await store.repositories.users.findUserByName(name)
  const known = await knownOriginOf(ports, found?.id, origin)
  const key =
    found && known !== null ? knownOriginKey(found.id, known) : signInKey(countedName(found, name))
  const user = await checkPassword(ports, key, found, password)
  if (isRefusal(user)) return user

  return store.transaction(async (repositories) => {
    // The password that was right may have been replaced while it was looked at.
    const current = await repositories.users.lockUser(user.id)
    if (current?.password_hash !== user.password_hash) return { code: 'wrong_credentials' }
    if (current.suspended_at) return { code: 'account_suspended' }
    await repositories.rateLimits.forget(key)
    const step = await askSecondStep(ports, repositories, current.id, remember_me)
    if (step) return step
    await takeGuestIn(ports, repositories, brought, current)
    const manner = {
      isMemoized: remember_me,
      isReauthenticated: true,
      origin,
    } as const
    return beginSignIn(ports, repositories, current, manner)
  })
}
