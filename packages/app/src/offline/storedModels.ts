import type { Model, ModelList } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'

const MODELS_KEY = 'model-list'

const isModel = (value: unknown): value is Model =>
  typeof fieldOf(value, 'model_key') === 'string' &&
  typeof fieldOf(value, 'display_name') === 'string' &&
  typeof fieldOf(value, 'credit_cost') === 'number'

const isModels = (value: unknown): value is Model[] =>
  Array.isArray(value) && value.length > 0 && value.every(isModel)

export function loadModelList(): ModelList | null {
  const kept = deviceStorage.readJson(MODELS_KEY)
  const [text, image] = [fieldOf(kept, 'text'), fieldOf(kept, 'image')]
  return isModels(text) && isModels(image) ? { text, image } : null
}

/** Stores the list, which all users of the device share. */
export const saveModelList = (models: ModelList) => void deviceStorage.writeJson(MODELS_KEY, models)
