import type { BusMessage } from '../../platform/call.ts'
import type {
  KeySeal,
  ModelRegistry,
  ModelSetup,
  ModelTrait,
  SetupContext,
  ModelsOfFile,
  StoredBinding,
  StoredProvider,
} from '../../modules/models/index.ts'
import { connectModels, type ConnectedModels, type ModelEnvironment } from './connectModels.ts'
import { createProviderPool } from './providerPool.ts'
import { fullSettings, MODEL_KEYS } from './readModelsFile.ts'
import type { ModelBinding, ModelsConfig, Provider } from './readModelsFile.ts'
import { createHash } from 'node:crypto'
import type { BoundModel } from '@kathasagar/api/contract'

function fileProviderId(name: string): string {
  const digest = createHash('sha256').update(`provider of the models file: ${name}`).digest('hex')
  // UUIDs of version 8 (RFC 9562) permit custom contents.
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`]
  return [...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')
}

function modelsOfFile({ providers, bindings, moderation }: ModelsConfig): ModelsOfFile {
  const stored = (
    model_key: StoredBinding['model_key'],
    { provider, model, price }: Pick<ModelBinding, 'provider' | 'model' | 'price'>,
    settings: StoredBinding['settings'],
  ): StoredBinding => ({
    model_key,
    bound: { provider_id: fileProviderId(provider.name), model },
    fallbacks: [],
    settings,
    price,
  })
  return {
    providers: providers.map((provider) => ({ id: fileProviderId(provider.name), ...provider })),
    bindings: [
      ...bindings.map((binding) => stored(binding.key, binding, binding.settings)),
      ...(moderation ? [stored('moderation', moderation, {})] : []),
    ],
  }
}

/** Returns a provider with its key, or null if the key can't be decrypted. */
function calledOf(stored: StoredProvider, keySeal: KeySeal): Provider | null {
  const { id, name, kind, base_url, allow_private_network, sealed_key, time_limits } = stored
  const api_key = sealed_key === null ? null : keySeal.open(id, sealed_key)
  if (api_key === null && sealed_key !== null) return null
  return { name, kind, base_url, allow_private_network, api_key, time_limits }
}

function bindingOf(
  key: ModelBinding['key'],
  { bound, fallbacks, settings, price }: StoredBinding,
  providers: ReadonlyMap<string, Provider>,
): ModelBinding | null {
  const asked = ({ provider_id, model }: BoundModel): ModelBinding | null => {
    const provider = providers.get(provider_id)
    if (provider === undefined) return null
    const full = fullSettings(settings)
    return { key, provider, model, settings: full, price: null, fallbacks: [] }
  }
  const first = asked(bound)
  // This is the price of the first model. Prices of fallbacks are unknown.
  return first && { ...first, price, fallbacks: fallbacks.map(asked).filter((it) => it !== null) }
}

/** Merges the models file with the setup of the admins. The file takes precedence. */
function configOf(file: ModelsConfig, setup: ModelSetup, keySeal: KeySeal): ModelsConfig {
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
  return { providers: [...providers.values()], bindings, moderation: file.moderation ?? moderation }
}

interface RegistryParts extends ModelEnvironment {
  file: ModelsConfig | null
  setups: {
    readVersion: () => Promise<number>
    readSetup: () => Promise<ModelSetup>
    listTraits: () => Promise<ModelTrait[]>
    saveTraits: (traits: readonly ModelTrait[]) => Promise<unknown>
  }
  keySeal: KeySeal
}

const NO_FILE: ModelsConfig = { providers: [], bindings: [], moderation: null }

const NOTHING_SET_UP: ModelSetup = {
  version: 0,
  providers: [],
  bindings: [],
  limits: { daily_limit_micros: null, daily_user_tokens: null, allows_own_keys: false },
}

const providersIn = ({ bindings, moderation }: ModelsConfig) => [
  ...bindings.flatMap(({ provider, fallbacks }: ModelBinding) => [
    provider,
    ...fallbacks.map((fallback) => fallback.provider),
  ]),
  ...(moderation ? [moderation.provider] : []),
]

/** Creates the registry of models. After a change, running turns continue with the previous models. */
export function createModelRegistry(parts: RegistryParts) {
  const { setups, keySeal } = parts
  const file = parts.file ?? NO_FILE
  const saveTraits = (traits: readonly ModelTrait[]) =>
    void setups.saveTraits(traits).catch(parts.reportError)
  const pool = createProviderPool({ ...parts, saveTraits })
  let setup = NOTHING_SET_UP
  let current = connectModels(file, parts, pool)
  let looking = Promise.resolve()

  const look = async () => {
    pool.recall(await setups.listTraits())
    if ((await setups.readVersion()) === setup.version) return
    const next = await setups.readSetup()
    const config = configOf(file, next, keySeal)
    current = connectModels(config, parts, pool)
    pool.keepOnly(providersIn(config))
    setup = next
  }

  const registry: ModelRegistry = {
    file: modelsOfFile(file),
    setup: () => setup,
    // Refreshes one after another, so that an older setup never replaces a newer one.
    refresh: () => (looking = looking.catch(() => undefined).then(look)),
    endRests: pool.endRests,
  }
  const connected: ConnectedModels = {
    textModels: (key, whose) => current.textModels(key, whose),
    imageModels: (key) => current.imageModels(key),
    modelStates: {
      providerOf: (key) => current.modelStates.providerOf(key),
      providerModelOf: (key) => current.modelStates.providerModelOf(key),
      fallbacksOf: (key) => current.modelStates.fallbacksOf(key),
      isOwn: (key) => current.modelStates.isOwn(key),
      isDisabled: (key) => current.modelStates.isDisabled(key),
    },
    ownStorytellers: (own) => current.ownStorytellers(own),
    wordsModerator: async (words) => (await current.wordsModerator?.(words)) ?? null,
  }
  return { registry, connected }
}

type Changing = Pick<SetupContext, 'bus' | 'modelRegistry' | 'reportError'>

export function subscribeToModelChanges({ bus, modelRegistry, reportError }: Changing): void {
  bus.hear(({ kind }: BusMessage) => {
    if (kind !== 'models_changed') return
    modelRegistry.refresh().then(modelRegistry.endRests).catch(reportError)
  })
}
