import type { Call } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import type { AuthContext } from './context.ts'
import { hasFactor, replaceRecoveryCodes, noteFactorChange } from './secondFactor.ts'

export const removeTotp: Call<'removeTotp', AuthContext> = (ctx, { user }) =>
  ctx.transaction(async (db) => {
    await lockUser(db, user.id)
    const removed = await db
      .deleteFrom('totp_factors')
      .where('user_id', '=', user.id)
      .returning('is_confirmed')
      .executeTakeFirst()
    if (!removed?.is_confirmed) return { code: 'not_found' as const }
    if (!(await hasFactor(db, user.id))) await replaceRecoveryCodes(db, user.id, [])
    await noteFactorChange(ctx, db, user, 'totp_removed')
    return { ok: true }
  })
