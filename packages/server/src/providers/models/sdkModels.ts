import type { ImageModel, LanguageModel } from 'ai'

import { isPainterKind } from './modelsFile.ts'
import type { ModelBinding } from './readModelsFile.ts'

type Fetch = typeof globalThis.fetch

/**
 * A client for each kind of provider. They are loaded when the first one is needed: an installation
 * without providers never pays for them.
 */
const clientOf = async ({ provider }: ModelBinding, fetch: Fetch) => {
  const { kind, name, baseUrl: baseURL, apiKey } = provider
  const settings = {
    fetch,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(apiKey === undefined ? {} : { apiKey }),
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
    case 'stable-diffusion-webui':
    case 'comfyui':
      throw new Error(`No client library speaks to ${kind}`)
  }
}

/** Local models think aloud between these tags; the player hears what comes after. */
const THINKING_TAG = 'think'

export async function languageModel(binding: ModelBinding, fetch: Fetch): Promise<LanguageModel> {
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
  const client = await clientOf(binding, fetch)
  return wrapLanguageModel({
    model: client.languageModel(binding.model),
    middleware: extractReasoningMiddleware({ tagName: THINKING_TAG }),
  })
}

export async function imageModel(binding: ModelBinding, fetch: Fetch): Promise<ImageModel> {
  const client = await clientOf(binding, fetch)
  return client.imageModel(binding.model)
}

/** Loads what the first call will need, so that no player waits for it. */
export function loadClients(bindings: readonly ModelBinding[]) {
  // Its hints would go to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return Promise.all([
    import('ai'),
    ...bindings
      .filter(({ provider }) => !isPainterKind(provider.kind))
      .map((binding) => clientOf(binding, globalThis.fetch)),
  ])
}
