import type { Call } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import type { AuthContext } from './context.ts'
import {
  countRecoveryCodes,
  findTotp,
  makeRecoveryCodes,
  noteFactorChange,
  takeCode,
} from './secondFactor.ts'

export const confirmTotp: Call<'confirmTotp', AuthContext> = (ctx, { user, body }) =>
  ctx.transaction(async (db) => {
    await lockUser(db, user.id)
    const known = await findTotp(db, user.id)
    if (!known) return { code: 'not_found' as const }
    if (known.is_confirmed) return { code: 'totp_there' as const }
    const isRight = await takeCode(ctx, db, user.id, body.one_time_code, { confirmed: false })
    if (!isRight) return { code: 'second_factor_refused' as const }
    await noteFactorChange(ctx, db, user, 'totp_added')
    const left = await countRecoveryCodes(db, user.id)
    return { recovery_codes: left > 0 ? null : await makeRecoveryCodes(ctx, db, user.id) }
  })
