import type { Call, Platform } from '../../platform/call.ts'
import { presentUser } from './presentUser.ts'
import { balanceOf } from '../ledger/index.ts'

export const me: Call<'me', Platform> = async ({ db }, { user }) =>
  presentUser(user, await balanceOf(db, user.id))
