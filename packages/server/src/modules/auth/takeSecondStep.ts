import type { Call } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { AuthContext } from './context.ts'
import { tokenHash } from './signIns.queries.ts'
import { tryChallenge, verifyCode } from './secondFactor.ts'
import { mergeGuest } from './mergeGuest.ts'

const MAX_TRIES = 5

export const takeSecondStep: Call<'takeSecondStep', AuthContext> = (ctx, { body, origin }) =>
  ctx.transaction(async (db) => {
    const hash = tokenHash(body.challenge)
    const step = await tryChallenge(db, hash, ctx.clock.now())
    const user = step && (await lockUser(db, step.user_id))
    if (!step || !user || step.tries > MAX_TRIES) return { code: 'second_step_over' as const }
    if (user.suspended_at) return { code: 'account_suspended' as const }
    const refusal = await verifyCode(ctx, db, user.id, body)
    if (refusal) return refusal
    await db.deleteFrom('auth_challenges').where('token_hash', '=', hash).execute()
    await mergeGuest(ctx, db, body, user)
    const manner = { rememberMe: step.is_persistent, isReauthenticated: true, origin }
    return beginSignIn(ctx, db, user, manner)
  })
