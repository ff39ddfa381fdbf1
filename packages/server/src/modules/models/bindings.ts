import {
  type BindingForm,
  type BoundModel,
  type FormFault,
  type ModelBinding,
  type ModelName,
  type ProviderKind,
  isFitting,
  taskOf,
} from '@kathasagar/api/contract'

import { formRefusal, type Refusal } from '../../platform/call.ts'
import type { ModelsOfFile } from './providerTypes.ts'
import type { ModelSetup, StoredBinding, StoredProvider } from './setup.queries.ts'

/** Minimum prompt size, in tokens. */
const PROMPT_TOKENS = 2500
const USUAL = { max_output_tokens: 900, context_tokens: 8000 } as const

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
    return { model_key, bound: null, fallbacks: [], settings: {}, price: null, is_read_only: false }
  }
  const fallbacks = binding.fallbacks.filter(({ provider_id }) => known.has(provider_id))
  return { ...binding, fallbacks, is_read_only: false }
}

function isUnfit(kind: ProviderKind, key: ModelName, model: string): boolean {
  // The client supports only the `gemini-` image models of Google.
  const isOther = kind === 'google' && taskOf(key) === 'draw' && !model.startsWith('gemini-')
  return isOther || !isFitting(kind, key)
}

export const isBoundToUnfit = (
  { bindings }: Pick<ModelSetup, 'bindings'>,
  { id, kind }: Pick<StoredProvider, 'id' | 'kind'>,
): boolean =>
  bindings.some(({ model_key, bound, fallbacks }) =>
    [bound, ...fallbacks].some(
      ({ provider_id, model }) => provider_id === id && isUnfit(kind, model_key, model),
    ),
  )

export function refuseBinding(
  file: ModelsOfFile,
  setup: ModelSetup,
  key: ModelName,
  { bound, fallbacks, settings }: BindingForm,
): Refusal | null {
  if (file.bindings.some(({ model_key }) => model_key === key)) return { code: 'models_file' }
  const faultOf = ({ provider_id, model }: BoundModel): FormFault | null => {
    const provider = [...setup.providers, ...file.providers].find(({ id }) => id === provider_id)
    if (!provider) return 'providerUnknown'
    return isUnfit(provider.kind, key, model) ? 'providerUnfit' : null
  }
  const fault = bound && faultOf(bound)
  if (fault) return formRefusal('bound', fault)
  for (const fallback of fallbacks) {
    const unfit = faultOf(fallback)
    if (unfit) return formRefusal('fallbacks', unfit)
  }
  const context = settings.context_tokens ?? USUAL.context_tokens
  const output = settings.max_output_tokens ?? USUAL.max_output_tokens
  return context - output < PROMPT_TOKENS ? formRefusal('settings', 'modelRoomSmall') : null
}
