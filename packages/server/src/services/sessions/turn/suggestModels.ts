import {
  painterHere,
  type Model,
  type ModelList,
  type SuggestedModel,
} from '@kathasagar/api/contract'

import type { TurnRefusal } from '@kathasagar/engine/turn/playTurn'
import type { Refusal } from '../../refusal.ts'

/** A refusal for want of credits names the models that there are enough for. */
export function suggestModels(
  refused: TurnRefusal,
  model: Model,
  { text, image }: ModelList,
  hasPicture: boolean,
): Refusal {
  if (refused.code !== 'not_enough_credits') return refused
  const models = { text, image: image.map((painter) => painterHere(painter, hasPicture)) }
  return {
    ...refused,
    model_requested: model.model_key,
    suggested_alternatives: affordable(models, model, refused.available_credits),
  }
}

/** Other models of the same kind that so many credits still allow, dearest first. */
function affordable(models: ModelList, model: Model, credits: number): SuggestedModel[] {
  const isSame = ({ model_key }: Model) => model_key === model.model_key
  const kind = models.text.some(isSame) ? models.text : models.image
  return kind
    .filter((other) => !isSame(other) && other.credit_cost <= credits)
    .toSorted((a, b) => b.credit_cost - a.credit_cost)
    .map(({ model_key, display_name, credit_cost }) => ({ model_key, display_name, credit_cost }))
}
