import type { ModelKeyForm, ProviderFaultName, SavedModelKey } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { areOwnKeysAllowed, findOwnKey } from './own/findOwnKey.ts'
import type { CalledOwn, StoredModelKey } from './ports.ts'
import { addressIn, isSamePlace, sealKey } from './setup/providerRules.ts'

/** Keeps what was sent; without a key all but the key, which stays only where it was. */
async function keep(
  ports: Ports,
  userId: string,
  { api_key, ...form }: ModelKeyForm,
): Promise<StoredModelKey | Refusal> {
  const { kind, model } = form
  const found = addressIn(ports, { ...form, is_inside: false }, 'ownKeyAddressInside')
  if (isRefusal(found)) return found
  const place = { user_id: userId, kind, base_url: found.address, model: model.trim() }
  const { modelKeys } = ports.store.repositories
  if (api_key !== undefined) {
    const key = { ...place, ...sealKey(ports.keySeal, userId, api_key) }
    await modelKeys.save(key)
    return key
  }
  const before = await findOwnKey(ports, userId)
  if (before === null) return formRefusal('api_key', 'ownKeyMissing')
  if (!isSamePlace(before, place)) return formRefusal('api_key', 'providerKeyAgain')
  const { sealed_key, key_ends_in } = before
  const key = { ...place, sealed_key, key_ends_in }
  return (await modelKeys.change(key)) ? key : formRefusal('api_key', 'ownKeyMissing')
}

/** What a player's provider does wrong; null where it answers and has the model, as far as it lists them. */
async function faultOf(
  { providerProbe }: Ports,
  { kind, base_url, model, api_key }: CalledOwn,
): Promise<ProviderFaultName | null> {
  const asked = { name: 'own', kind, base_url, is_inside: false, api_key }
  const { fault, models } = await providerProbe.listModels(asked)
  const isGone = models.length > 0 && !models.includes(model)
  return fault ?? (isGone ? 'model_gone' : null)
}

/**
 * Puts a provider of the player's own behind all storytellers of their sessions, and asks it at once for
 * its models. It is kept whatever it answers: what went wrong is named, and is no failure.
 */
export async function setModelKey(
  ports: Ports,
  userId: string,
  form: ModelKeyForm,
): Promise<SavedModelKey | Refusal> {
  if (!areOwnKeysAllowed(ports)) return { code: 'own_keys_off' }
  const kept = await keep(ports, userId, form)
  if (isRefusal(kept)) return kept
  const { kind, base_url, model, key_ends_in: ends_in } = kept
  const api_key = ports.keySeal.open(userId, kept.sealed_key)
  const fault = api_key === null ? 'wrong_key' : await faultOf(ports, { ...kept, api_key })
  if (api_key !== null && fault === null) ports.ownTellers({ ...kept, api_key }).endRest()
  return { is_allowed: true, key: { kind, base_url, model, ends_in }, fault }
}
