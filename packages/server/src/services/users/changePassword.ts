import type { BodyOf } from '@kathasagar/api/contract'

import { isEasyToGuess } from '../../domain/passwords.ts'
import { recordEvent } from '../../modules/audit/index.ts'
import { checkPassword } from '../auth/checkPassword.ts'
import { forgetOrigins, rememberOrigin, type SignInOrigin } from '../auth/knownOrigins.ts'
import type { StoredUser } from '../auth/ports.ts'
import { signedInKey } from '../auth/signInKey.ts'
import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'

const WRONG = formRefusal('current_password', 'currentPasswordWrong')

/** Whether the caller knows the password that is to be replaced. */
async function checkCurrent(ports: Ports, user: StoredUser, password: string) {
  if (user.password_hash === null) {
    return formRefusal('current_password', 'noPassword')
  }
  const checked = await checkPassword(ports, signedInKey(user.id), user, password)
  if (!isRefusal(checked) || checked.code !== 'wrong_credentials') return checked
  return WRONG
}

/**
 * Replaces a password by its owner, who stays signed in on this device alone: who changes a
 * password may have seen somebody else use the old one.
 */
export async function changePassword(
  ports: Ports,
  { user, sign_in_id }: { user: StoredUser; sign_in_id: string },
  { current_password, password }: BodyOf<'changePassword'>,
  origin: SignInOrigin,
): Promise<{ ok: boolean } | Refusal> {
  const checked = await checkCurrent(ports, user, current_password)
  if (isRefusal(checked)) return checked
  if (isEasyToGuess(password, [user.username, user.email ?? ''])) {
    return formRefusal('password', 'passwordCommon')
  }
  const password_hash = await ports.passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return ports.store.transaction(async (repositories) => {
    const { users, signIns, links, rateLimits, outbox } = repositories
    // As at a sign-in: a reset that came meanwhile is not overwritten by who knew the old password.
    const current = await users.lockUser(user.id)
    if (current?.password_hash !== checked.password_hash) return WRONG
    const now = ports.clock.now()
    const target = { kind: 'user', id: user.id }
    await recordEvent(repositories.db, { actor_id: user.id, act: 'password_changed', target }, now)
    await users.setPassword(user.id, password_hash)
    await signIns.endOthers(user.id, sign_in_id, now)
    await links.spendWaysIn(user.id, now)
    await rateLimits.forget(signedInKey(user.id))
    await forgetOrigins(repositories, user.id, origin)
    await rememberOrigin(repositories, user.id, origin, now)
    if (user.email) await outbox.queueMail('password_changed', user.email, now)
    return { ok: true }
  })
}
