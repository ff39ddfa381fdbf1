import type { ModelList, Prices } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'

export interface ModelChoice {
  /** Storytellers and painters; the fallback ones when they could not be loaded. */
  list: ModelList
  /** The list is the fallback one: who is connected here is not known. */
  isFallback?: boolean
  /** `model_key` of the chosen storyteller and painter. */
  value: Readonly<Record<ModelKind, string>>
  /** What every action takes just now, with the chosen models. */
  prices: Prices
  /** Called with the `model_key` of the new model. */
  onChange: (kind: ModelKind, modelKey: string) => void
  /** Called with the `model_key` that is to take on what was refused with the chosen one. */
  onRetry: (modelKey: string) => void
}
