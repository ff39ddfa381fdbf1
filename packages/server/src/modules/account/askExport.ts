import { DAY_MS, type Limit } from '@kathasagar/api/contract'

import type { Call } from '../../platform/call.ts'
import { type AuthContext, confirmPassword, makeLink } from '../auth/index.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'

const ONCE_A_DAY: readonly Limit[] = [{ max: 1, windowMs: DAY_MS }]

/** Returns a download key that is valid for ten minutes. A user gets one key per day. */
export const askExport: Call<'askExport', AuthContext> = async (ctx, { user, body }) => {
  const refusal = await confirmPassword(ctx, user, body.password)
  if (refusal) return refusal
  const tooOften = await countHit(`export:${user.id}`, ONCE_A_DAY, inDatabase(ctx.db), ctx)
  if (tooOften) return { ...tooOften, code: 'exported_today' }

  const { token, expires_at } = await makeLink(ctx, user.id, 'export_account')
  return { token, expires_at: expires_at.toISOString() }
}
