import type { Model, ModelList } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { modelsHere } from './here/modelsHere.ts'

/** Storytellers and painters to choose from; one whose provider is gone is marked as disabled. */
export async function listModels(ports: Ports): Promise<ModelList> {
  const { text, image } = modelsHere(ports)
  const present = (model: Model) =>
    ports.modelStates.isDisabled(model.model_key) ? { ...model, is_disabled: true } : model
  return { text: text.map(present), image: image.map(present) }
}
