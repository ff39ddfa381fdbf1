import type { ImageModel, LanguageModel } from 'ai'

import { isModelFile } from '../modelFile/modelFolders.ts'
import { refuseUnfit } from './guardedText.ts'
import { addressOf } from './openProvider.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { tolerantFetch } from './tolerantFetch.ts'

type Fetch = typeof globalThis.fetch

/** Creates a client. Loads its library on first use. */
const clientOf = async (binding: ModelBinding, fetch: Fetch, cacheKey?: string) => {
  const { provider } = binding
  const { kind, name, base_url: baseURL, api_key: apiKey } = provider
  const settings = {
    fetch,
    ...(baseURL === null ? {} : { baseURL }),
    ...(apiKey === null ? {} : { apiKey }),
  }
  switch (kind) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        ...settings,
        name,
        baseURL: baseURL ?? '',
        supportsStructuredOutputs: true,
        includeUsage: true,
        transformRequestBody: (body) => bodyFor(binding, body, cacheKey),
      })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(settings)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(settings)
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      return createMistral(settings)
    }
  }
}

/** Host of the only OpenAI-compatible server that accepts a cache key. */
const KEEPS_BY_KEY = 'api.openai.com'

const hostOf = ({ base_url }: ModelBinding['provider']) => base_url && new URL(base_url).host

type Body = Record<string, unknown>

/** Additional sampling parameters for local servers. */
const LOCAL_SAMPLING = { min_p: 0.05, repeat_penalty: 1.05 }

function bodyFor(binding: ModelBinding, body: Body, cacheKey: string | undefined): Body {
  const { provider, settings } = binding
  const isLocal = provider.allow_private_network && 'stop' in body
  const isKept = cacheKey !== undefined && hostOf(provider) === KEEPS_BY_KEY
  const context = isModelFile(addressOf(provider)) && { context_tokens: settings.context_tokens }
  const sampling = isLocal && LOCAL_SAMPLING
  return { ...sampling, ...body, ...context, ...(isKept && { prompt_cache_key: cacheKey }) }
}

/** Returns a client for text. `cacheKey` must be equal for prompts with the same beginning. */
export async function languageModel(
  binding: ModelBinding,
  fetch: Fetch,
  cacheKey?: string,
): Promise<LanguageModel> {
  const client = await clientOf(binding, tolerantFetch(binding, fetch), cacheKey)
  return client.languageModel(binding.model)
}

export async function imageModel(binding: ModelBinding, fetch: Fetch): Promise<ImageModel> {
  const client = await clientOf(binding, fetch)
  return client.imageModel(binding.model)
}

/** Harmless text. When it is checked, all tables are loaded. */
const HEARD_FIRST =
  'The water takes the boat slowly. You hold the knife that he gave you, and wait.'

/** Loads libraries and tables, so that no player waits for them. */
export async function loadClients(bindings: readonly ModelBinding[]): Promise<void> {
  // Disables warnings of the library, because they would bypass our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  await Promise.all([
    import('ai'),
    ...bindings.map((binding) => clientOf(binding, globalThis.fetch)),
  ])
  if (bindings.length === 0) return
  const hidden = { mark: '', texts: [HEARD_FIRST], open: [HEARD_FIRST] }
  refuseUnfit(HEARD_FIRST, { hidden, rating: 'family' })
}
