import type { OwnKey, ProviderFaultName, ProviderKind, TimeLimits } from '@kathasagar/api/contract'

import type { UseSums } from '../../domain/useSums.ts'
import type { TextModels } from '../sessions/index.ts'
import type { ModelSetup, StoredBinding } from './setup.queries.ts'

/** A player's provider, with the key that calls it. */
export interface CalledOwn extends Omit<OwnKey, 'ends_in'> {
  user_id: string
  api_key: string
}

/** Lets a player's provider tell in place of every storyteller. */
export type OwnTellers = (own: CalledOwn) => {
  textModels: TextModels
  /** True while the provider is not asked because it failed. */
  isResting: () => boolean
  /** Has the provider asked again by the next turn. */
  endRest: () => void
}

/** Encrypts keys by the secret of this installation, each for one provider or player. */
export interface KeySeal {
  seal(ownerId: string, key: string): string
  /** Returns the key. Null if another secret sealed it, or it belongs to another owner. */
  open(ownerId: string, sealed: string): string | null
  /** Seals by the current secret. Null if the current one sealed it, or it cannot be opened. */
  renew(ownerId: string, sealed: string): string | null
}

/** A provider with the key that calls it. */
export interface AskedProvider {
  name: string
  kind: ProviderKind
  base_url: string | null
  is_inside: boolean
  api_key: string | null
  time_limits?: TimeLimits | null
}

export interface ListedModels {
  /** Null if there was no answer. */
  answered_in_ms: number | null
  fault: ProviderFaultName | null
  models: string[]
}

export interface ProviderProbe {
  /** Returns true if the address names a place in our own network, without resolving names. */
  isInside(address: string): boolean
  /** Lists the models of a provider. Never throws: a failure is named in the result. */
  listModels(provider: AskedProvider): Promise<ListedModels>
}

/** A provider of the models file. */
export type FileProvider = AskedProvider & { id: string }

/** The providers and bindings of the models file, which administrators cannot change. */
export interface ModelsOfFile {
  providers: readonly FileProvider[]
  bindings: readonly StoredBinding[]
}

/** The models that are connected now. */
export interface ModelRegistry {
  file: ModelsOfFile
  /** The setup that this process uses. */
  setup(): ModelSetup
  /** Reads the setup again if administrators have changed it. */
  refresh(): Promise<void>
  /** Has providers asked again that are not asked because they failed. */
  endRests(): void
}

/** Credits that were counted for one call to a provider. */
export interface TakenCredits {
  /** Returns them to their day, if the call certainly cost nothing. */
  giveBack(): Promise<void>
}

/** The daily budget of providers' models, over all players and processes. */
export interface ModelBudget {
  /** Counts credits towards the day. Null if too few are left. */
  take(credits: number): Promise<TakenCredits | null>
  /** Returns true if so many were refused here a moment ago. Asks no database. */
  isShortOf(credits: number): boolean
}

export interface UseOfModel extends UseSums {
  /** Our name of the model. */
  model_key: string
  /** The provider's name of the model. */
  provider_model: string
}
