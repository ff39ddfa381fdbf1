import type {
  BoundModel,
  ModelName,
  ModelPrice,
  ModelSettings,
  ProviderErrorName,
  ProviderKind,
  TimeLimits,
} from '@kathasagar/api/contract'
import type { Generated, JSONColumnType } from 'kysely'

export interface ModelTables {
  model_keys: {
    user_id: string
    kind: ProviderKind
    base_url: string | null
    model: string
    sealed_key: string
    key_ends_in: string
  }
  model_providers: {
    id: string
    name: string
    kind: ProviderKind
    base_url: string | null
    allow_private_network: boolean
    time_limits: JSONColumnType<TimeLimits, string | null, string | null> | null
    /** Encrypted with the installation secret. */
    sealed_key: string | null
    key_ends_in: string | null
  }
  /** Last check of each provider, including the providers of the models file. */
  model_provider_checks: {
    provider_id: string
    asked_at: Date
    answered_in_ms: number | null
    fault: ProviderErrorName | null
  }
  model_bindings: {
    model_key: ModelName
    provider_id: string
    model: string
    fallbacks: JSONColumnType<BoundModel[], string, string>
    settings: JSONColumnType<ModelSettings, string, string>
    price: JSONColumnType<ModelPrice, string, string> | null
  }
  model_setup: {
    is_only: Generated<true>
    /** Incremented with each change. */
    version: number
    daily_limit_micros: number | null
    daily_user_tokens: number | null
    allows_own_keys: Generated<boolean>
  }
  /** Known limits of a model: a parameter that it refuses, or its reasoning mode. */
  model_traits: {
    /** Empty if the provider uses the default address for its kind. */
    base_url: string
    model: string
    trait: string
  }
}
