import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { presentUser } from './presentUser.ts'
import { balanceOf } from '../ledger/index.ts'

export const me: Call<'me', Platform> = async ({ db }, { user }) =>
  presentUser(user, await balanceOf(db, user.id))
