import type { AdminModels, ModelBinding, ModelList, ModelName } from '@kathasagar/api/contract'
import { IMAGE_MODEL_KEYS, TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'

export type ModelTask = 'tellers' | 'painters' | 'beside'

const isOneOf = (keys: readonly string[], key: string) => keys.includes(key)

export function taskOf(key: ModelName): ModelTask {
  if (isOneOf(TEXT_MODEL_KEYS, key)) return 'tellers'
  return isOneOf(IMAGE_MODEL_KEYS, key) ? 'painters' : 'beside'
}

export interface ReadName {
  name: string
  note: string
}

/** Returns a function that maps a model key to the name that players see. */
export function useModelNames(models: ModelList): (key: ModelName) => ReadName {
  const messages = useAdminMessages().models
  const { counted } = useFormat()
  const { model: translated } = useServerMessages()
  const known = new Map([...models.text, ...models.image].map((one) => [one.model_key, one]))

  return (key) => {
    if (key === 'moderation') {
      return { name: messages.names[key], note: messages.beside[key] }
    }
    const model = known.get(key)
    return {
      name: model ? translated(model).display_name : key,
      note: model ? counted(messages.credits, model.credit_cost) : '',
    }
  }
}

/** Returns the storytellers that can share a model. Kathakar, the built-in one, is excluded. */
export const bindableStorytellers = (bindings: readonly ModelBinding[]): ModelName[] =>
  bindings
    .filter((one) => taskOf(one.model_key) === 'tellers' && !one.is_read_only)
    .flatMap(({ model_key }) => (model_key === 'kathakar' ? [] : [model_key]))

/** Returns a function that lists the prices that a change raises, or a blank string. */
export function usePriceRise(
  setup: Pick<AdminModels, 'bindings' | 'list_prices'> | null,
  models: ModelList,
): (keys: readonly ModelName[]) => string {
  const messages = useAdminMessages().models
  const { counted } = useFormat()
  const { list } = useMeasures()
  const readName = useModelNames(models)

  return (keys) => {
    const rising = (setup?.bindings ?? []).filter(
      ({ model_key, bound }) => keys.includes(model_key) && bound === null,
    )
    const prices = rising.flatMap(({ model_key }) => {
      const credits = setup?.list_prices[model_key] ?? 0
      const name = `${readName(model_key).name}: ${counted(messages.credits, credits)}`
      return credits > 0 ? [name] : []
    })
    return prices.length > 0 ? fill(messages.priceRise, { prices: list(prices) }) : ''
  }
}
