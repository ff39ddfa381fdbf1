import { recordEvent } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { checkPassword } from './checkPassword.ts'
import { forgetOrigins, type SignInOrigin } from './knownOrigins.ts'
import type { StoredUser } from './ports.ts'
import { signedInKey } from './signInKey.ts'

/**
 * Ends every sign-in of an account, and the links that would open another. It asks for the
 * password: whoever holds a stolen token must not put the owner out.
 */
export async function logoutAll(
  ports: Ports,
  user: StoredUser,
  password: string,
  origin: SignInOrigin,
): Promise<{ ok: boolean } | Refusal> {
  const key = signedInKey(user.id)
  const checked = await checkPassword(ports, key, user, password)
  if (isRefusal(checked)) return checked

  return ports.store.transaction(async (repositories) => {
    const { users, signIns, links, rateLimits } = repositories
    const now = ports.clock.now()
    await users.lockUser(user.id)
    const target = { kind: 'user', id: user.id }
    await recordEvent(
      repositories.db,
      { actor_id: user.id, act: 'signed_out_everywhere', target },
      now,
    )
    await signIns.endAll(user.id, now)
    await links.spendWaysIn(user.id, now)
    await forgetOrigins(repositories, user.id, origin)
    await rateLimits.forget(key)
    return { ok: true }
  })
}
