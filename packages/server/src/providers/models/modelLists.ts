import type { ProviderKind } from '@kathasagar/api/contract'
import type { AskedProvider } from '../../modules/models/index.ts'
import { bearerOf } from './askJson.ts'
import { tidy } from './plainText.ts'

type Asked = Pick<AskedProvider, 'kind' | 'api_key'>

/** How servers of a kind are asked what models they have. */
interface ModelListing {
  /** Where they live when no other address is named. */
  home?: string
  request: (provider: Asked) => {
    path: string
    headers: Record<string, string>
  }
}

const PREFIX_OF_GOOGLE = /^models\//

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const nameOf = (model: unknown): string[] => {
  const { id, name, model: called } = fieldsOf(model)
  const found = [model, id, name, called].find((one) => typeof one === 'string')
  return found === undefined ? [] : [tidy(found as string).replace(PREFIX_OF_GOOGLE, '')]
}

/** Returns the names in a list of models, in whichever of the usual shapes, or null if it is none. */
export function namesIn(answer: unknown): string[] | null {
  const { data, models, result, items } = fieldsOf(answer)
  const list = [answer, data, models, result, items].find(Array.isArray)
  return list?.flatMap(nameOf) ?? null
}

/** How each kind is asked, by its own reference. */
export const MODEL_LISTS: Readonly<Record<ProviderKind, ModelListing>> = {
  'openai-compatible': {
    request: (provider) => ({ path: '/models', headers: bearerOf(provider.api_key) }),
  },
  anthropic: {
    home: 'https://api.anthropic.com/v1',
    request: ({ api_key }) => ({
      path: '/models?limit=1000',
      headers: { 'x-api-key': api_key ?? '', 'anthropic-version': '2023-06-01' },
    }),
  },
  google: {
    home: 'https://generativelanguage.googleapis.com/v1beta',
    request: ({ api_key }) => ({
      path: '/models?pageSize=1000',
      headers: { 'x-goog-api-key': api_key ?? '' },
    }),
  },
  mistral: {
    home: 'https://api.mistral.ai/v1',
    request: (provider) => ({ path: '/models', headers: bearerOf(provider.api_key) }),
  },
}
