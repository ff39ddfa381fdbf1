import type {
  BoundModel,
  ModelName,
  ModelPrice,
  ModelSettings,
  ProviderKind,
  TimeLimits,
} from '@kathasagar/api/contract'
import type { Generated, JSONColumnType } from 'kysely'

import type { ModelTrait, StoredCheck, StoredProvider } from '../services/models/ports.ts'

interface ModelBindingsTable {
  model_key: ModelName
  provider_id: string
  model: string
  fallbacks: JSONColumnType<BoundModel[], string, string>
  settings: JSONColumnType<ModelSettings, string, string>
  price: JSONColumnType<ModelPrice, string, string> | null
}

type ModelProvidersTable = Omit<StoredProvider, 'time_limits'> & {
  time_limits: JSONColumnType<TimeLimits, string | null, string | null> | null
}

interface ModelSetupTable {
  is_only: Generated<true>
  /** Grows with every change of providers, bindings and limits. */
  version: number
  daily_limit_micros: number | null
  allows_own_keys: Generated<boolean>
}

/** A provider that a player has brought for their own sessions. */
interface ModelKeysTable {
  user_id: string
  kind: ProviderKind
  base_url: string | null
  model: string
  /** Encrypted for this player alone. */
  sealed_key: string
  key_ends_in: string
}

export interface ModelTables {
  model_keys: ModelKeysTable
  model_providers: ModelProvidersTable
  model_provider_checks: StoredCheck
  model_bindings: ModelBindingsTable
  model_setup: ModelSetupTable
  model_traits: ModelTrait
}
