import type { Call } from '../../platform/call.ts'
import type { ModelContext } from './context.ts'
import { areOwnKeysAllowed, deleteOwnKey } from './modelsOfUser.ts'

export const removeModelKey: Call<'removeModelKey', ModelContext> = async (ctx, { user }) => {
  await deleteOwnKey(ctx.db, user.id)
  return { is_allowed: areOwnKeysAllowed(ctx), key: null }
}
