import type { BodyOf } from '@kathasagar/api/contract'

import { isEasyToGuess } from '../../domain/passwords.ts'
import { recordEvent } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { isOpen, spendOpen } from './accountLinks.ts'
import { forgetOrigins, rememberOrigin, type SignInOrigin } from './knownOrigins.ts'
import { tokenHash } from './refreshTokens.ts'
import { removeSetUp } from './removeSetUp.ts'
import { forgetGuesses } from './signInKey.ts'

const INVALID: Refusal = { code: 'link_invalid' }

/** Whose link it is, without spending it: a password that is refused may be chosen again. */
async function ownerOf({ store, clock }: Ports, token: string) {
  const { links, users } = store.repositories
  const link = await links.findLink(tokenHash(token), 'reset_password')
  return isOpen(link, clock.now()) ? users.findUser(link.user_id) : undefined
}

/** Sets a new password by the link of a mail, and ends every sign-in of the account. */
export async function resetPassword(
  ports: Ports,
  { token, password }: BodyOf<'resetPassword'>,
  origin: SignInOrigin,
): Promise<{ ok: boolean } | Refusal> {
  const { store, clock, passwords } = ports
  const owner = await ownerOf(ports, token)
  if (!owner) return INVALID
  if (isEasyToGuess(password, [owner.username, owner.email ?? ''])) {
    return formRefusal('password', 'passwordCommon')
  }
  // Hashing is dear, so it waits until the link is known to be good.
  const password_hash = await passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return store.transaction(async (repositories) => {
    const now = clock.now()
    // Before the link: two links of one account would wait for one another.
    await repositories.users.lockUser(owner.id)
    const link = await spendOpen(repositories, token, 'reset_password', now)
    if (!link) return INVALID
    const { users, signIns, links, rateLimits, outbox } = repositories
    const target = { kind: 'user', id: owner.id }
    await recordEvent(repositories.db, { actor_id: owner.id, act: 'password_reset', target }, now)
    await users.setPassword(owner.id, password_hash)
    // Nobody had shown before that the address is theirs: whoever registered may have been a stranger.
    if (!owner.is_verified) await removeSetUp(repositories, owner.id)
    await signIns.endAll(owner.id, now)
    await links.spendWaysIn(owner.id, now)
    await forgetGuesses(rateLimits, owner)
    await forgetOrigins(repositories, owner.id, origin)
    await rememberOrigin(repositories, owner.id, origin, now)
    if (owner.email) await outbox.queueMail('password_changed', owner.email, now)
    return { ok: true }
  })
}
