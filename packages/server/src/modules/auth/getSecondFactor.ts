import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { countRecoveryCodes, findTotp, secondFactorDue } from './secondFactor.ts'

const instantOf = (at: Date | null) => at?.toISOString() ?? null

export const getSecondFactor: Call<'getSecondFactor', AuthContext> = async (ctx, { user }) => {
  const totp = await findTotp(ctx.db, user.id)
  return {
    totp: totp?.is_confirmed
      ? { added_at: totp.added_at.toISOString(), last_used_at: instantOf(totp.last_used_at) }
      : null,
    recovery_codes_left: await countRecoveryCodes(ctx.db, user.id),
    due_at: instantOf(await secondFactorDue(ctx, user)),
  }
}
