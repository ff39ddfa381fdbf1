import type { Call } from '../../platform/call.ts'
import type { ModelContext } from './context.ts'
import { areOwnKeysAllowed, findOwnKey } from './modelsOfUser.ts'

export const getModelKey: Call<'getModelKey', ModelContext> = async (ctx, { user }) => {
  const is_allowed = areOwnKeysAllowed(ctx)
  const own = await findOwnKey(ctx, user.id)
  if (own === null) return { is_allowed, key: null }
  const { kind, base_url, model, key_ends_in: ends_in } = own
  return { is_allowed, key: { kind, base_url, model, ends_in } }
}
