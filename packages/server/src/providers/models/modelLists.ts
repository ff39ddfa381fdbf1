import type { ProviderKind } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import type { AskedProvider } from '../../services/models/ports.ts'
import { bearerOf } from './askJson.ts'

type Asked = Pick<AskedProvider, 'kind' | 'api_key'>

/** How servers of a kind are asked what models they have. */
interface ModelListing {
  /** Where they live when no other address is named. */
  home?: string
  request: (provider: Asked) => {
    path: string
    headers: Record<string, string>
  }
  /** Names of models in what they answer; null where it is no answer of this kind. */
  namesIn: (answer: unknown) => string[] | null
}

/** Reads names by a schema of the answer. */
const reading =
  <Answer>(schema: z.ZodMiniType<Answer>, names: (answer: Answer) => string[]) =>
  (answer: unknown): string[] | null => {
    const { success, data } = schema.safeParse(answer)
    return success ? names(data) : null
  }

const namesOfIds = reading(z.object({ data: z.array(z.object({ id: z.string() })) }), ({ data }) =>
  data.map(({ id }) => id),
)

const PREFIX_OF_GOOGLE = 'models/'

/** What each kind answers, by its own reference. */
export const MODEL_LISTS: Readonly<Record<ProviderKind, ModelListing>> = {
  'openai-compatible': {
    request: (provider) => ({ path: '/models', headers: bearerOf(provider.api_key) }),
    namesIn: namesOfIds,
  },
  anthropic: {
    home: 'https://api.anthropic.com/v1',
    request: ({ api_key }) => ({
      path: '/models?limit=1000',
      headers: { 'x-api-key': api_key ?? '', 'anthropic-version': '2023-06-01' },
    }),
    namesIn: namesOfIds,
  },
  google: {
    home: 'https://generativelanguage.googleapis.com/v1beta',
    request: ({ api_key }) => ({
      path: '/models?pageSize=1000',
      headers: { 'x-goog-api-key': api_key ?? '' },
    }),
    namesIn: reading(z.object({ models: z.array(z.object({ name: z.string() })) }), ({ models }) =>
      models.map(({ name }) =>
        name.startsWith(PREFIX_OF_GOOGLE) ? name.slice(PREFIX_OF_GOOGLE.length) : name,
      ),
    ),
  },
  mistral: {
    home: 'https://api.mistral.ai/v1',
    request: (provider) => ({ path: '/models', headers: bearerOf(provider.api_key) }),
    namesIn: namesOfIds,
  },
}
