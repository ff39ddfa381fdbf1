import { queueMail } from '../mail/index.ts'
import { isEasyToGuess } from '../../domain/passwords.ts'
import { type Call, formRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { findUser, lockUser, setPassword } from '../users/index.ts'
import { isOpen, selectLink, consumeOpenLink, invalidateLoginLinks } from './accountLinks.ts'
import { resetUnknownDevices } from './checkPassword.ts'
import type { AuthContext } from './context.ts'
import { deleteOrigins, rememberOrigin } from './knownOrigins.ts'
import { deletePendingSetUp } from './secondFactor.ts'
import { endAllSignIns } from './signIns.queries.ts'

const INVALID: Refusal = { code: 'link_invalid' }

export const resetPassword: Call<'resetPassword', AuthContext> = async (ctx, { body, origin }) => {
  const { token, password } = body
  // The link is not used yet, so that the user can retry with another password.
  const sent = await selectLink(ctx.db, token, 'reset_password').executeTakeFirst()
  const owner = isOpen(sent, ctx.clock.now()) ? await findUser(ctx.db, sent.user_id) : undefined
  if (!owner) return INVALID
  if (isEasyToGuess(password, [owner.username, owner.email ?? '']))
    return formRefusal('password', 'passwordCommon')
  // Hashes after checking the link, because hashing is slow.
  const password_hash = await ctx.passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return ctx.transaction(async (db) => {
    const now = ctx.clock.now()
    // Locks the user before the link, so that two links of one account can't deadlock.
    await lockUser(db, owner.id)
    if (!(await consumeOpenLink(db, token, 'reset_password', now))) return INVALID
    const target = { kind: 'user', id: owner.id }
    await recordEvent(db, { actor_id: owner.id, act: 'password_reset', target }, now)
    await setPassword(db, owner.id, password_hash)
    // A stranger may have registered with the unconfirmed email.
    if (!owner.is_verified) await deletePendingSetUp(db, owner.id)
    await endAllSignIns(db, owner.id, now)
    await invalidateLoginLinks(db, owner.id, now)
    await resetUnknownDevices(db, owner)
    await deleteOrigins(db, owner.id, origin)
    await rememberOrigin(db, owner.id, origin, now)
    if (owner.email) await queueMail(db, 'password_changed', owner.email, now)
    return { ok: true }
  })
}
