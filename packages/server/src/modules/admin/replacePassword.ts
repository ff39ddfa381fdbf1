import { isEasyToGuess } from '../../domain/passwords.ts'
import {
  type AuthContext,
  endAllSignIns,
  resetUnknownDevices,
  invalidateLoginLinks,
} from '../auth/index.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { findUserByName, setPassword } from '../users/index.ts'

export async function replacePassword(
  ctx: AuthContext,
  { name, password }: { name: string; password: string },
): Promise<{ id: string } | Refusal> {
  const user = await findUserByName(ctx.db, name)
  if (!user?.email) return { code: 'not_found' }
  if (isEasyToGuess(password, [user.username, user.email])) {
    return fieldRefusal('password', 'This password is easy to guess')
  }
  const password_hash = await ctx.passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  const now = ctx.clock.now()
  const { id } = user
  return ctx.transaction(async (db) => {
    await setPassword(db, id, password_hash)
    await endAllSignIns(db, id, now)
    await invalidateLoginLinks(db, id, now)
    await resetUnknownDevices(db, user)
    await db.deleteFrom('known_origins').where('user_id', '=', id).execute()
    const target = { kind: 'user', id }
    await recordEvent(db, { actor_id: null, act: 'password_reset', target }, now)
    return { id }
  })
}
