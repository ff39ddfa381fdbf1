import type { Model, ModelList } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { modelsHere } from './here/modelsHere.ts'
import { toldByOwn } from './own/toldByOwn.ts'

/**
 * Storytellers and painters to choose from, as they are for this player or for a guest; one whose provider
 * is gone is marked as disabled. A player's own never is: then the built-in one tells, at no cost either.
 */
export async function listModels(given: Ports, userId: string | null): Promise<ModelList> {
  const ports = userId === null ? given : await toldByOwn(given, userId)
  const { text, image } = modelsHere(ports)
  const { isDisabled, isOwn } = ports.modelStates
  const present = (model: Model) =>
    isDisabled(model.model_key) && !isOwn(model.model_key) ? { ...model, is_disabled: true } : model
  return { text: text.map(present), image: image.map(present) }
}
