import type { Model, ModelList } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Storytellers and painters to choose from; one whose provider is gone is marked as disabled. */
export async function listModels({ models, modelStates }: Ports): Promise<ModelList> {
  const present = (model: Model) =>
    modelStates.isDisabled(model.model_key) ? { ...model, is_disabled: true } : model
  return { text: models.text.map(present), image: models.image.map(present) }
}
