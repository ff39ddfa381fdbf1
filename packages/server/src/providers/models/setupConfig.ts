import type { BoundModel } from '@kathasagar/api/contract'

import type {
  AskedProvider,
  KeySeal,
  ModelSetup,
  ModelsOfFile,
  StoredBinding,
  StoredProvider,
} from '../../modules/models/index.ts'
import { fileProviderId } from './fileProviderId.ts'
import { DEFAULTS, MODEL_KEYS } from './modelsFile.ts'
import type { ModelBinding, ModelsConfig, Provider } from './readModelsFile.ts'

/** An entry as a page tells it, from where it is called from. */
const askedOf = ({
  name,
  kind,
  baseUrl,
  apiKey,
  isInside,
  timeLimits,
}: Provider): AskedProvider => ({
  name,
  kind,
  base_url: baseUrl ?? null,
  is_inside: isInside,
  api_key: apiKey ?? null,
  ...(timeLimits && { time_limits: timeLimits }),
})

const boundOf = ({ provider, model }: Pick<ModelBinding, 'provider' | 'model'>): BoundModel => ({
  provider_id: fileProviderId(provider.name),
  model,
})

/** What the models file says, as pages show it. */
export function modelsOfFile({ providers, bindings, moderation }: ModelsConfig): ModelsOfFile {
  const plain = { fallbacks: [] }
  return {
    providers: providers.map((it) => ({ id: fileProviderId(it.name), ...askedOf(it) })),
    bindings: [
      ...bindings.map((binding): StoredBinding => ({
        ...plain,
        model_key: binding.key,
        bound: boundOf(binding),
        settings: settingsOf(binding),
        price: binding.price,
      })),
      ...(moderation
        ? [
            {
              ...plain,
              model_key: 'moderation' as const,
              bound: boundOf(moderation),
              settings: {},
              price: moderation.price,
            },
          ]
        : []),
    ],
  }
}

type Settings = StoredBinding['settings']

/** Settings as the file has them; what it says nothing of is left out. */
function settingsOf(binding: ModelBinding): Settings {
  const named = {
    style: binding.style,
    temperature: binding.temperature,
    top_p: binding.topP,
    frequency_penalty: binding.frequencyPenalty,
    presence_penalty: binding.presencePenalty,
    reasoning_effort: binding.reasoningEffort,
    max_output_tokens: binding.maxOutputTokens,
    context_tokens: binding.contextTokens,
    size: binding.size,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/** The same settings as a call has them. */
export const calledWith = (settings: Settings) => ({
  style: settings.style,
  maxOutputTokens: settings.max_output_tokens ?? DEFAULTS.outputTokens,
  temperature: settings.temperature,
  topP: settings.top_p,
  frequencyPenalty: settings.frequency_penalty,
  presencePenalty: settings.presence_penalty,
  reasoningEffort: settings.reasoning_effort,
  contextTokens: settings.context_tokens ?? DEFAULTS.contextTokens,
  size: settings.size,
})

/** A provider that can be called; none where its key cannot be read any more. */
function calledOf(stored: StoredProvider, keySeal: KeySeal): Provider | null {
  const { id, name, kind, base_url, is_inside, sealed_key, time_limits } = stored
  const apiKey = sealed_key === null ? undefined : keySeal.open(id, sealed_key)
  if (apiKey === null) return null
  const place = { kind, baseUrl: base_url ?? undefined, isInside: is_inside }
  return { name, ...place, apiKey, timeLimits: time_limits ?? undefined }
}

type Providers = ReadonlyMap<string, Provider>

/** A binding as it is called; none where its provider is gone or cannot be called. */
function bindingOf(
  key: ModelBinding['key'],
  { bound, fallbacks, settings, price }: StoredBinding,
  providers: Providers,
): ModelBinding | null {
  const asked = ({ provider_id, model }: BoundModel): ModelBinding | null => {
    const provider = providers.get(provider_id)
    if (provider === undefined) return null
    return { key, provider, model, ...calledWith(settings), price: null, fallbacks: [] }
  }
  const first = asked(bound)
  // The price is that of the model itself: what others take that stand in is not known.
  return first && { ...first, price, fallbacks: fallbacks.map(asked).filter((it) => it !== null) }
}

/**
 * The models file and what administrators have set up, as one: the file wins for the names that it
 * binds, and its providers can be bound to all others.
 */
export function configOf(file: ModelsConfig, setup: ModelSetup, keySeal: KeySeal): ModelsConfig {
  const providers = new Map<string, Provider>()
  for (const stored of setup.providers) {
    const called = calledOf(stored, keySeal)
    if (called) providers.set(stored.id, called)
  }
  for (const provider of file.providers) providers.set(fileProviderId(provider.name), provider)

  const ofPage = (key: string) => setup.bindings.find(({ model_key }) => model_key === key)
  const bindings = MODEL_KEYS.flatMap((key) => {
    const ofFile = file.bindings.find((binding) => binding.key === key)
    const stored = ofPage(key)
    const binding = ofFile ?? (stored && bindingOf(key, stored, providers))
    return binding ? [binding] : []
  })
  const stored = ofPage('moderation')
  const moderator = stored && providers.get(stored.bound.provider_id)
  const moderation = moderator
    ? { provider: moderator, model: stored.bound.model, price: stored.price }
    : null
  return {
    providers: [...providers.values()],
    bindings,
    moderation: file.moderation ?? moderation,
  }
}
