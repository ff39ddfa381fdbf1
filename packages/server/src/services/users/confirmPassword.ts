import { checkPassword } from '../auth/checkPassword.ts'
import type { StoredUser } from '../auth/ports.ts'
import { signedInKey } from '../auth/signInKey.ts'
import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'

/** Asks for the password again before something that a stolen token must not do. */
export async function confirmPassword(
  ports: Ports,
  user: StoredUser,
  password: string,
): Promise<Refusal | null> {
  if (user.password_hash === null) {
    return formRefusal('password', 'noPassword')
  }
  const key = signedInKey(user.id)
  const checked = await checkPassword(ports, key, user, password)
  if (isRefusal(checked)) return checked
  await ports.store.repositories.rateLimits.forget(key)
  return null
}
