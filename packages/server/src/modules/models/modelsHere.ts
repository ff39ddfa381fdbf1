import { priceModel, type Model, type ModelList } from '@kathasagar/api/contract'
import { TEXT_MODEL_KEYS, type ModelKind, type TextModelKey } from '@kathasagar/story/vocabulary'

import type { ModelContext } from './context.ts'
import type { ModelStates } from '../sessions/index.ts'

export const BUILT_IN: TextModelKey = 'kathakar'

export const hasStoryteller = ({ providerOf }: Pick<ModelStates, 'providerOf'>): boolean =>
  TEXT_MODEL_KEYS.some((key) => providerOf(key) !== null)

export function modelsHere({
  models,
  modelStates,
}: Pick<ModelContext, 'models' | 'modelStates'>): ModelList {
  const present =
    (kind: ModelKind) =>
    (model: Model): Model => {
      const provider_model = modelStates.providerModelOf(model.model_key)
      const isConnected = provider_model !== null
      const connected = isConnected && { provider_model }
      if (modelStates.isOwn(model.model_key)) {
        return { ...model, credit_cost: 0, ...connected, is_own_key: true }
      }
      const credit_cost = priceModel({ kind, listed: model.credit_cost, isConnected })
      return { ...model, credit_cost, ...connected }
    }
  return { text: models.text.map(present('text')), image: models.image.map(present('image')) }
}
