import type {
  BoundModel,
  ModelLimits,
  ModelName,
  ModelPrice,
  ModelSettings,
  OwnKey,
  ProviderFaultName,
  ProviderKind,
  TimeLimits,
} from '@kathasagar/api/contract'

import type { TextModels } from '../sessions/turn/modelPorts.ts'

/** A provider as it is kept: its key only sealed. */
export interface StoredProvider {
  id: string
  name: string
  kind: ProviderKind
  base_url: string | null
  is_inside: boolean
  time_limits: TimeLimits | null
  /** Encrypted; only this installation's secret opens it. */
  sealed_key: string | null
  key_ends_in: string | null
}

/** How a provider did when it was last asked; those of the models file too. */
export interface StoredCheck {
  provider_id: string
  asked_at: Date
  answered_in_ms: number | null
  fault: ProviderFaultName | null
}

/** What stands behind one of our names. */
export interface StoredBinding {
  model_key: ModelName
  bound: BoundModel
  fallbacks: BoundModel[]
  settings: ModelSettings
  price: ModelPrice | null
}

/** Something that calls have shown about a model: a field that it refuses, or how it reasons. */
export interface ModelTrait {
  /** Address that it was asked at; '' for the kind's own. */
  base_url: string
  model: string
  trait: string
}

/** All that administrators have set up, at one version. */
export interface ModelSetup {
  version: number
  providers: StoredProvider[]
  bindings: StoredBinding[]
  limits: ModelLimits
}

/** Providers and what is bound to them, as administrators have set them up. */
export interface ModelSetupRepository {
  /** Version of what `read` would give, for those who keep it. */
  version(): Promise<number>
  read(): Promise<ModelSetup>
  /** Begins a change: until its transaction ends, nobody else changes anything. */
  beginChange(): Promise<void>
  /** False where another provider has its name, in whatever case. */
  saveProvider(provider: StoredProvider): Promise<boolean>
  deleteProvider(id: string): Promise<void>
  /** A name without a binding is built in. */
  saveBinding(binding: StoredBinding): Promise<void>
  deleteBinding(model_key: ModelName): Promise<void>
  saveLimits(limits: ModelLimits): Promise<void>
  listChecks(): Promise<StoredCheck[]>
  saveCheck(check: StoredCheck): Promise<void>
  listTraits(): Promise<ModelTrait[]>
  saveTraits(traits: readonly ModelTrait[]): Promise<void>
}

/** A provider that a player has brought: its key only sealed. */
export interface StoredModelKey extends Omit<OwnKey, 'ends_in'> {
  user_id: string
  sealed_key: string
  key_ends_in: string
}

/** Providers that players have brought, one for each at most. */
export interface ModelKeyRepository {
  find(userId: string): Promise<StoredModelKey | null>
  /** In the place of whichever there was. */
  save(key: StoredModelKey): Promise<void>
  /** All but the key; false where that was removed or is another one by now. */
  change(key: StoredModelKey): Promise<boolean>
  remove(userId: string): Promise<void>
}

/** A player's provider as it is called, with its key. */
export interface CalledOwn extends Omit<OwnKey, 'ends_in'> {
  user_id: string
  api_key: string
}

/** Has a player's provider behind every storyteller, in that one's manner. */
export type OwnTellers = (own: CalledOwn) => {
  textModels: TextModels
  /** Whether the provider is left alone just now. */
  isResting: () => boolean
  /** Has it asked again by the next turn. */
  endRest: () => void
}

/** Encrypts keys by the secret of this installation, each for its provider or its player alone. */
export interface KeySeal {
  seal(ownerId: string, key: string): string
  /** The key; null where another secret has sealed it, or it is another's. */
  open(ownerId: string, sealed: string): string | null
  /** Sealed by the current secret; null where it is, or doesn't open. */
  renew(ownerId: string, sealed: string): string | null
}

/** A provider as it is asked, with its key. */
export interface AskedProvider {
  name: string
  kind: ProviderKind
  base_url: string | null
  is_inside: boolean
  api_key: string | null
  time_limits?: TimeLimits | null
}

export interface ListedModels {
  /** Until it answered; null where it did not. */
  answered_in_ms: number | null
  fault: ProviderFaultName | null
  models: string[]
}

/** What is asked of providers beside turns. */
export interface ProviderProbe {
  /** Whether an address names a place in our own network by itself, without a look at names. */
  isInside(address: string): boolean
  /** Asks for the models that a provider has. Never throws: what went wrong is named. */
  listModels(provider: AskedProvider): Promise<ListedModels>
}

/** A provider of the models file. */
export type FileProvider = AskedProvider & { id: string }

/** What the models file binds, which nothing else changes. */
export interface ModelsOfFile {
  providers: readonly FileProvider[]
  bindings: readonly StoredBinding[]
}

/** The models that are connected now. */
export interface ModelRegistry {
  file: ModelsOfFile
  /** The setup that holds in this process. */
  setup(): ModelSetup
  /** Looks whether administrators have changed anything, and has it hold from now on. */
  refresh(): Promise<void>
  /** Has providers that are left alone asked again: somebody has seen to them. */
  endRests(): void
}
