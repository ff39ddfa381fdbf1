import { type Call, isRefusal } from '../../platform/call.ts'
import { findUserByName, lockUser } from '../users/index.ts'
import { beginSignIn } from './beginSignIn.ts'
import { checkPassword, resetGuesses, knownOriginKey, signInKey } from './checkPassword.ts'
import type { AuthContext } from './context.ts'
import { knownOriginOf } from './knownOrigins.ts'
import { askSecondStep } from './secondFactor.ts'
import { mergeGuest } from './mergeGuest.ts'

/** Logs a user in. Unknown names count as wrong passwords. Known origins have a separate limit (ADR 19). */
export const login: Call<'login', AuthContext> = async (ctx, { body, origin }) => {
  const name = body.email_or_username.trim()
  const found = await findUserByName(ctx.db, name)
  const known = await knownOriginOf(ctx, found?.id, origin)
  // A common count for username and email would reveal that they belong together.
  const counted = (name.includes('@') ? found?.email : found?.username) ?? name
  const key = found && known !== null ? knownOriginKey(found.id, known) : signInKey(counted)
  const user = await checkPassword(ctx, key, found, body.password)
  if (isRefusal(user)) return user

  return ctx.transaction(async (db) => {
    // A concurrent reset may have replaced the password.
    const current = await lockUser(db, user.id)
    if (current?.password_hash !== user.password_hash) return { code: 'wrong_credentials' as const }
    if (current.suspended_at) return { code: 'account_suspended' as const }
    await resetGuesses(db, key)
    const step = await askSecondStep(ctx, db, current.id, body.remember_me)
    if (step) return step
    await mergeGuest(ctx, db, body, current)
    const manner = { rememberMe: body.remember_me, isReauthenticated: true, origin }
    return beginSignIn(ctx, db, current, manner)
  })
}
