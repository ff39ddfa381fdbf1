import type { ModelKeyForm } from '@kathasagar/api/contract'

import { type Call, formRefusal, isRefusal } from '../../platform/call.ts'
import { hasRow } from '../../platform/db/rows.ts'
import type { ModelContext } from './context.ts'
import { areOwnKeysAllowed, findOwnKey } from './modelsOfUser.ts'
import { addressIn, isSamePlace, sealKey } from './providers.ts'

async function saveKey(ctx: ModelContext, user_id: string, { api_key, ...form }: ModelKeyForm) {
  const found = addressIn(ctx, { ...form, allow_private_network: false }, 'ownKeyAddressInside')
  if (isRefusal(found)) return found
  const place = { kind: form.kind, base_url: found.address, model: form.model.trim() }
  if (api_key !== undefined) {
    const key = { ...place, ...sealKey(ctx.keySeal, user_id, api_key) }
    await ctx.db
      .insertInto('model_keys')
      .values({ user_id, ...key })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(key))
      .execute()
    return { user_id, ...key }
  }
  const before = await findOwnKey(ctx, user_id)
  if (before === null) return formRefusal('api_key', 'ownKeyMissing')
  if (!isSamePlace(before, place)) return formRefusal('api_key', 'providerKeyAgain')
  const { sealed_key, key_ends_in } = before
  // False if another request deleted or replaced the key.
  const isChanged = await hasRow(
    ctx.db
      .updateTable('model_keys')
      .set({ ...place, key_ends_in })
      .where('user_id', '=', user_id)
      .where('sealed_key', '=', sealed_key)
      .returning('user_id'),
  )
  if (!isChanged) return formRefusal('api_key', 'ownKeyMissing')
  return { user_id, ...place, sealed_key, key_ends_in }
}

export const setModelKey: Call<'setModelKey', ModelContext> = async (ctx, { user, body }) => {
  if (!areOwnKeysAllowed(ctx)) return { code: 'own_keys_off' }
  const saved = await saveKey(ctx, user.id, body)
  if (isRefusal(saved)) return saved
  const { kind, base_url, model, key_ends_in: ends_in } = saved
  const key = { kind, base_url, model, ends_in }
  const api_key = ctx.keySeal.open(user.id, saved.sealed_key)
  if (api_key === null) return { is_allowed: true, key, fault: 'wrong_key' }
  const provider = { name: 'own', kind, base_url, allow_private_network: false, api_key }
  const { fault, models } = await ctx.providerProbe.listModels(provider)
  if (fault !== null) return { is_allowed: true, key, fault }
  if (models.length > 0 && !models.includes(model)) {
    return { is_allowed: true, key, fault: 'model_gone' }
  }
  ctx.ownStorytellers({ ...saved, api_key }).endRest()
  return { is_allowed: true, key, fault: null }
}
