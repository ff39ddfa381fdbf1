import type { OwnKey, ProviderErrorName, ProviderKind, TimeLimits } from '@kathasagar/api/contract'

import type { UseSums } from '../../domain/useSums.ts'
import type { TextModels } from '../sessions/index.ts'
import type { ModelSetup, StoredBinding } from './setup.queries.ts'

export interface OwnKeyWithSecret extends Omit<OwnKey, 'ends_in'> {
  user_id: string
  api_key: string
}

export type OwnStorytellers = (own: OwnKeyWithSecret) => {
  textModels: TextModels
  isResting: () => boolean
  endRest: () => void
}

/** Encrypts API keys with the secret of this installation. Each encrypted key belongs to one provider or player. */
export interface KeySeal {
  seal(ownerId: string, key: string): string
  /** Decrypts a key. Returns null if it was encrypted with another secret or for another owner. */
  open(ownerId: string, sealed: string): string | null
  /** Encrypts a key again with the current secret. Returns null if not needed, or if decryption fails. */
  renew(ownerId: string, sealed: string): string | null
}

export interface ProviderConnection {
  name: string
  kind: ProviderKind
  base_url: string | null
  allow_private_network: boolean
  api_key: string | null
  time_limits?: TimeLimits | null
}

export interface ListedModels {
  /** Null if the provider did not respond. */
  answered_in_ms: number | null
  fault: ProviderErrorName | null
  models: string[]
}

export interface LocalServer {
  name: string
  base_url: string
  model: string
}

export interface ProviderProbe {
  isInside(address: string): boolean
  /** Lists the models of a provider. Never throws; the result contains the fault. */
  listModels(provider: ProviderConnection): Promise<ListedModels>
}

export type FileProvider = ProviderConnection & { id: string }

/** Providers and bindings of the models file. Admins cannot change them. */
export interface ModelsOfFile {
  providers: readonly FileProvider[]
  bindings: readonly StoredBinding[]
}

export interface ModelRegistry {
  file: ModelsOfFile
  setup(): ModelSetup
  refresh(): Promise<void>
  endRests(): void
}

export interface ChargedCredits {
  giveBack(): Promise<void>
}

export interface ModelBudget {
  /** Adds credits to those of today. If a limit is reached, returns whose limit: that of all users or of this user. */
  take(
    credits: number,
    user_id?: string | null,
  ): Promise<ChargedCredits | 'over_budget' | 'over_user_limit'>
  /** Returns true if this process has recently refused as many credits. Makes no query. */
  isShortOf(credits: number): boolean
}

export interface UseOfModel extends UseSums {
  model_key: string
  provider_model: string
}
