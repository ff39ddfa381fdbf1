import type {
  BindingForm,
  BoundModel,
  FormFault,
  ModelName,
  ProviderKind,
} from '@kathasagar/api/contract'
import { isFitting, taskOf } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../../ports.ts'
import { formRefusal, type Refusal } from '../../refusal.ts'
import type { ModelSetup, StoredProvider } from '../ports.ts'

/** What a prompt needs at the least. */
const PROMPT_TOKENS = 2500
/** As the models file has them where it says nothing else. */
const USUAL = { max_output_tokens: 900, context_tokens: 8000 } as const

type Needed = Pick<Ports, 'modelRegistry'>

/** Whether a server of this kind cannot do by a model what is asked of a name. */
function isUnfit(kind: ProviderKind, key: ModelName, model: string): boolean {
  // The client speaks to no other picture model of this provider any more.
  const isOther = kind === 'google' && taskOf(key) === 'draw' && !model.startsWith('gemini-')
  return isOther || !isFitting(kind, key)
}

/** Why a model cannot stand behind a name. */
function faultOf(
  { modelRegistry }: Needed,
  setup: ModelSetup,
  { key, asked }: { key: ModelName; asked: BoundModel },
): FormFault | null {
  const known = [...setup.providers, ...modelRegistry.file.providers]
  const provider = known.find(({ id }) => id === asked.provider_id)
  if (!provider) return 'providerUnknown'
  return isUnfit(provider.kind, key, asked.model) ? 'providerUnfit' : null
}

/** Whether any name is bound to what a provider could not do if it were of this kind. */
export const isBoundToUnfit = (
  { bindings }: Pick<ModelSetup, 'bindings'>,
  { id, kind }: Pick<StoredProvider, 'id' | 'kind'>,
): boolean =>
  bindings.some(({ model_key, bound, fallbacks }) =>
    [bound, ...fallbacks].some(
      ({ provider_id, model }) => provider_id === id && isUnfit(kind, model_key, model),
    ),
  )

/** What is wrong with a binding, by its field. */
export function refuseBinding(
  ports: Needed,
  setup: ModelSetup,
  key: ModelName,
  { bound, fallbacks, settings }: BindingForm,
): Refusal | null {
  if (ports.modelRegistry.file.bindings.some(({ model_key }) => model_key === key)) {
    return { code: 'models_file' }
  }
  const fault = bound && faultOf(ports, setup, { key, asked: bound })
  if (fault) return formRefusal('bound', fault)
  for (const asked of fallbacks) {
    const unfit = faultOf(ports, setup, { key, asked })
    if (unfit) return formRefusal('fallbacks', unfit)
  }
  const context = settings.context_tokens ?? USUAL.context_tokens
  const output = settings.max_output_tokens ?? USUAL.max_output_tokens
  return context - output < PROMPT_TOKENS ? formRefusal('settings', 'modelRoomSmall') : null
}
