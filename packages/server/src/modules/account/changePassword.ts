import { queueMail } from '../mail/index.ts'
import { isEasyToGuess } from '../../domain/passwords.ts'
import { type Call, formRefusal, isRefusal } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import {
  checkPassword,
  endAllSignIns,
  resetGuesses,
  deleteOrigins,
  rememberOrigin,
  signedInKey,
  invalidateLoginLinks,
  type PasswordContext,
} from '../auth/index.ts'
import { lockUser, setPassword } from '../users/index.ts'

const WRONG = formRefusal('current_password', 'currentPasswordWrong')

/** Changes the password and ends all other logins, because somebody else may know the old one. */
export const changePassword: Call<'changePassword', PasswordContext> = async (ctx, input) => {
  const { caller, user, body, origin } = input
  const { password } = body
  if (user.password_hash === null) return formRefusal('current_password', 'noPassword')
  const key = signedInKey(user.id)
  const checked = await checkPassword(ctx, key, user, body.current_password)
  if (isRefusal(checked)) return checked.code === 'wrong_credentials' ? WRONG : checked
  if (isEasyToGuess(password, [user.username, user.email ?? '']))
    return formRefusal('password', 'passwordCommon')
  const password_hash = await ctx.passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return ctx.transaction(async (db) => {
    // A concurrent reset may have replaced the password.
    const current = await lockUser(db, user.id)
    if (current?.password_hash !== checked.password_hash) return WRONG
    const now = ctx.clock.now()
    const target = { kind: 'user', id: user.id }
    await recordEvent(db, { actor_id: user.id, act: 'password_changed', target }, now)
    await setPassword(db, user.id, password_hash)
    await endAllSignIns(db, user.id, now, caller.sign_in_id)
    await invalidateLoginLinks(db, user.id, now)
    await resetGuesses(db, key)
    await deleteOrigins(db, user.id, origin)
    await rememberOrigin(db, user.id, origin, now)
    if (user.email) await queueMail(db, 'password_changed', user.email, now)
    return { ok: true }
  })
}
