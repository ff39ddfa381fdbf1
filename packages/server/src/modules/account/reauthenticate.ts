import type { Call } from '../../platform/call.ts'
import { confirmPassword, reauthExpiry, setReauthenticated } from '../auth/index.ts'
import type { PasswordContext } from '../auth/index.ts'

/** Confirms the user's identity for five minutes, for this login only. */
export const reauthenticate: Call<'reauthenticate', PasswordContext> = async (ctx, input) => {
  const { caller, user, body } = input
  const refusal = await confirmPassword(ctx, user, body.password)
  if (refusal) return refusal
  const now = ctx.clock.now()
  await setReauthenticated(ctx.db, caller.sign_in_id, now)
  return { reauthenticated_until: reauthExpiry(now).toISOString() }
}
