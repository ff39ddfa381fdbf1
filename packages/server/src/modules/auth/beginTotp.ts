import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { findTotp, sealedFor } from './secondFactor.ts'

/** Creates a TOTP secret for an admin. The first code activates it. */
export const beginTotp: Call<'beginTotp', AuthContext> = async (ctx, { user }) => {
  if (user.role !== 'admin') return { code: 'forbidden' }
  const known = await findTotp(ctx.db, user.id)
  if (known?.is_confirmed) return { code: 'totp_there' }
  const made = ctx.totpCodes.create(user.username)
  const sealed_secret = ctx.keySeal.seal(sealedFor(user.id), made.secret)
  const totp = { sealed_secret, added_at: ctx.clock.now() }
  await ctx.db
    .insertInto('totp_factors')
    .values({ user_id: user.id, ...totp })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...totp, last_step: 0 })
        .where('totp_factors.is_confirmed', '=', false),
    )
    .execute()
  return made
}
