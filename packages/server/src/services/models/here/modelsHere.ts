import { priceModel, type Model, type ModelList } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'

import type { Ports } from '../../ports.ts'

/** What can be chosen, as it is in this installation: who is connected, and what each costs. */
export function modelsHere({
  models,
  modelStates,
}: Pick<Ports, 'models' | 'modelStates'>): ModelList {
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
