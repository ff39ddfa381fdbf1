import type { LoginLink } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { makeLink } from './accountLinks.ts'
import { checkPassword } from './checkPassword.ts'
import type { StoredUser } from './ports.ts'
import { signedInKey } from './signInKey.ts'

/**
 * Makes a link by which a signed-in user signs in on another device. It asks for the password
 * again: a stolen access token must not become a sign-in of its own.
 */
export async function createLoginLink(
  ports: Ports,
  user: StoredUser,
  password: string,
): Promise<LoginLink | Refusal> {
  const key = signedInKey(user.id)
  const checked = await checkPassword(ports, key, user, password)
  if (isRefusal(checked)) return checked

  return ports.store.transaction(async (repositories) => {
    // As at a sign-in: a reset that came meanwhile has ended what the old password opens.
    const current = await repositories.users.lockUser(user.id)
    if (current?.password_hash !== checked.password_hash) return { code: 'wrong_credentials' }
    await repositories.rateLimits.forget(key)
    const within = { ...ports, store: { ...ports.store, repositories } }
    const { url, expires_at } = await makeLink(within, user.id, 'log_in')
    return { url, expires_at: expires_at.toISOString() }
  })
}
