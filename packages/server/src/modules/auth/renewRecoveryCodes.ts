import type { Call } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import type { AuthContext } from './context.ts'
import { hasFactor, makeRecoveryCodes, noteFactorChange } from './secondFactor.ts'

export const renewRecoveryCodes: Call<'renewRecoveryCodes', AuthContext> = (ctx, { user }) =>
  ctx.transaction(async (db) => {
    await lockUser(db, user.id)
    if (!(await hasFactor(db, user.id))) return { code: 'not_found' as const }
    await noteFactorChange(ctx, db, user, 'recovery_renewed')
    return { recovery_codes: await makeRecoveryCodes(ctx, db, user.id) }
  })
