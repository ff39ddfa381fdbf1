import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import type {
  BindingForm,
  BoundModel,
  FormFault,
  ModelName,
  ProviderKind,
} from '@kathasagar/api/contract'

import type { Ports } from '../../ports.ts'
import { formRefusal, type Refusal } from '../../refusal.ts'
import type { ModelSetup } from '../ports.ts'

/** Kinds by what they can do. */
const KINDS = {
  tell: ['openai-compatible', 'anthropic', 'google', 'mistral'],
  draw: ['openai-compatible', 'google', 'stable-diffusion-webui', 'comfyui'],
  moderate: ['openai-compatible'],
  speak: ['openai-compatible'],
} as const satisfies Record<string, readonly ProviderKind[]>

/** What a prompt needs at the least. */
const PROMPT_TOKENS = 2500
/** As the models file has them where it says nothing else. */
const USUAL = { max_output_tokens: 900, context_tokens: 8000 } as const

function taskOf(key: ModelName): keyof typeof KINDS {
  if (key === 'moderation') return 'moderate'
  if (key === 'voice') return 'speak'
  return IMAGE_MODEL_KEYS.some((painter) => painter === key) ? 'draw' : 'tell'
}

type Needed = Pick<Ports, 'modelRegistry'>

/** Why a model cannot stand behind a name. */
function faultOf(
  { modelRegistry }: Needed,
  setup: ModelSetup,
  { key, asked }: { key: ModelName; asked: BoundModel },
): FormFault | null {
  const known = [...setup.providers, ...modelRegistry.file.providers]
  const provider = known.find(({ id }) => id === asked.provider_id)
  if (!provider) return 'providerUnknown'
  const { kind } = provider
  const task = taskOf(key)
  const able: readonly ProviderKind[] = KINDS[task]
  if (!able.includes(kind)) return 'providerUnfit'
  // The client speaks to no other picture model of this provider any more.
  const isOther = kind === 'google' && task === 'draw' && !asked.model.startsWith('gemini-')
  return isOther ? 'providerUnfit' : null
}

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
