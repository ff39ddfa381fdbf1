import { type Call, isRefusal } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import { makeLink } from './accountLinks.ts'
import { checkPassword, resetGuesses, signedInKey } from './checkPassword.ts'
import type { AuthContext } from './context.ts'

/** Creates a login link. Requires the password, because a stolen access token must not create a login. */
export const createLoginLink: Call<'createLoginLink', AuthContext> = async (ctx, input) => {
  const { user, body } = input
  const key = signedInKey(user.id)
  const checked = await checkPassword(ctx, key, user, body.password)
  if (isRefusal(checked)) return checked

  return ctx.transaction(async (db) => {
    // A concurrent reset may have replaced the password.
    const current = await lockUser(db, user.id)
    if (current?.password_hash !== checked.password_hash)
      return { code: 'wrong_credentials' as const }
    await resetGuesses(db, key)
    const { url, expires_at } = await makeLink({ ...ctx, db }, user.id, 'log_in')
    return { url, expires_at: expires_at.toISOString() }
  })
}
