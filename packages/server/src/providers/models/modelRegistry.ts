import type { BusMessage } from '../../platform/bus.ts'
import type {
  KeySeal,
  ModelRegistry,
  ModelSetup,
  ModelTrait,
  SetupContext,
} from '../../modules/models/index.ts'
import { connectModels, type ConnectedModels, type Surroundings } from './connectModels.ts'
import { createProviderPool } from './providerPool.ts'
import type { ModelBinding, ModelsConfig } from './readModelsFile.ts'
import { configOf, modelsOfFile } from './setupConfig.ts'

interface RegistryParts extends Surroundings {
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

/** Provides the connected models, and replaces them after a change. Running turns use the previous ones. */
export function createModelRegistry(parts: RegistryParts) {
  const { setups, keySeal } = parts
  const file = parts.file ?? NO_FILE
  const saveTraits = (traits: readonly ModelTrait[]) =>
    void setups.saveTraits(traits).catch(parts.reportFault)
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
    // Runs in sequence, so that an older setup never replaces a newer one.
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
    ownTellers: (own) => current.ownTellers(own),
    wordsModerator: async (words) => (await current.wordsModerator?.(words)) ?? null,
  }
  return { registry, connected }
}

type Changing = Pick<SetupContext, 'bus' | 'modelRegistry' | 'reportFault'>

export function hearModelChanges({ bus, modelRegistry, reportFault }: Changing): void {
  bus.hear(({ kind }: BusMessage) => {
    if (kind !== 'models_changed') return
    modelRegistry.refresh().then(modelRegistry.endRests).catch(reportFault)
  })
}
