import type { ModelList } from '@kathasagar/api/contract'

/** Whether a model is connected that proposes: a player's own key is for their sessions alone. */
export const canPropose = (models: ModelList | undefined): boolean =>
  models?.text.some((one) => one.provider_model !== undefined && !one.is_own_key) ?? false
