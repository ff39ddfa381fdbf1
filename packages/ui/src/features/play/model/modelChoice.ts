import type { ModelList, Prices } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'

export interface ModelChoice {
  /** Text and image models, or the fallback list if loading failed. */
  list: ModelList
  /** True if the list is the fallback, so that the connected models are unknown. */
  isFallback?: boolean
  value: Readonly<Record<ModelKind, string>>
  /** Current price of every action with the selected models. */
  prices: Prices
  onChange: (kind: ModelKind, modelKey: string) => void
  /** Called with the `model_key` to use for a retry of the failed action. */
  onRetry: (modelKey: string) => void
}
