import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { reauthExpiry } from './checkPassword.ts'
import { verifyCode } from './secondFactor.ts'
import { setReauthenticated } from './signIns.queries.ts'

export const reauthenticateWithSecondFactor: Call<'reauthenticateWithSecondFactor', AuthContext> = (
  ctx,
  { caller, user, body },
) =>
  ctx.transaction(async (db) => {
    const refusal = await verifyCode(ctx, db, user.id, body)
    if (refusal) return refusal
    const now = ctx.clock.now()
    await setReauthenticated(db, caller.sign_in_id, now)
    return { reauthenticated_until: reauthExpiry(now).toISOString() }
  })
