import type { ModelBinding, ModelName } from '@kathasagar/api/contract'

import type { ModelsOfFile, ModelSetup, StoredBinding } from '../ports.ts'

const BUILT_IN = { bound: null, fallbacks: [], settings: {}, price: null } as const

/** What stands behind a name; a provider that is gone from the models file stands behind none. */
export function presentBinding(
  model_key: ModelName,
  setup: Pick<ModelSetup, 'providers' | 'bindings'>,
  file: ModelsOfFile,
): ModelBinding {
  const isIt = (binding: StoredBinding) => binding.model_key === model_key
  const ofFile = file.bindings.find(isIt)
  if (ofFile) return { ...ofFile, is_read_only: true }
  const known = new Set([...setup.providers, ...file.providers].map(({ id }) => id))
  const binding = setup.bindings.find(isIt)
  if (!binding || !known.has(binding.bound.provider_id)) {
    return { ...BUILT_IN, fallbacks: [], model_key, is_read_only: false }
  }
  const fallbacks = binding.fallbacks.filter(({ provider_id }) => known.has(provider_id))
  return { ...binding, fallbacks, is_read_only: false }
}
