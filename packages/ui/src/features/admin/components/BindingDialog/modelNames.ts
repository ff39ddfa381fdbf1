import type { ModelList, ModelName } from '@kathasagar/api/contract'
import { IMAGE_MODEL_KEYS, TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'

export type ModelTask = 'tellers' | 'painters' | 'beside'

const isOneOf = (keys: readonly string[], key: string) => keys.includes(key)

export function taskOf(key: ModelName): ModelTask {
  if (isOneOf(TEXT_MODEL_KEYS, key)) return 'tellers'
  return isOneOf(IMAGE_MODEL_KEYS, key) ? 'painters' : 'beside'
}

export interface ReadName {
  name: string
  /** Price for players, or purpose of the model. */
  note: string
}

/** Returns a function that returns the names that players see. */
export function useModelNames(models: ModelList): (key: ModelName) => ReadName {
  const messages = useAdminMessages().models
  const { counted } = useFormat()
  const known = new Map([...models.text, ...models.image].map((one) => [one.model_key, one]))

  return (key) => {
    if (key === 'moderation') {
      return { name: messages.names[key], note: messages.beside[key] }
    }
    const model = known.get(key)
    return {
      name: model?.display_name ?? key,
      note: model ? counted(messages.credits, model.credit_cost) : '',
    }
  }
}
