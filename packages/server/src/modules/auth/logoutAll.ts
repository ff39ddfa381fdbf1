import { type Call, isRefusal } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { lockUser } from '../users/index.ts'
import { invalidateLoginLinks } from './accountLinks.ts'
import { checkPassword, resetGuesses, signedInKey } from './checkPassword.ts'
import type { AuthContext } from './context.ts'
import { deleteOrigins } from './knownOrigins.ts'
import { endAllSignIns } from './signIns.queries.ts'

/** Ends all logins. Requires the password, so that a stolen token can't lock out the owner. */
export const logoutAll: Call<'logoutAll', AuthContext> = async (ctx, { user, body, origin }) => {
  const key = signedInKey(user.id)
  const checked = await checkPassword(ctx, key, user, body.password)
  if (isRefusal(checked)) return checked

  return ctx.transaction(async (db) => {
    const now = ctx.clock.now()
    await lockUser(db, user.id)
    const target = { kind: 'user', id: user.id }
    await recordEvent(db, { actor_id: user.id, act: 'signed_out_everywhere', target }, now)
    await endAllSignIns(db, user.id, now)
    await invalidateLoginLinks(db, user.id, now)
    await deleteOrigins(db, user.id, origin)
    await resetGuesses(db, key)
    return { ok: true }
  })
}
