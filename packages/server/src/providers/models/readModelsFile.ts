import { DEFAULTS, MODEL_KEYS, ModelsFile, type ModelKey, type ProviderKind } from './modelsFile.ts'
import { mistakesIn } from './modelsFileChecks.ts'

/** A provider as it is called: the only place that holds its key. */
export interface Provider {
  name: string
  kind: ProviderKind
  baseUrl: string | undefined
  apiKey: string | undefined
}

/** One of our model keys and what stands behind it. */
export interface ModelBinding {
  key: ModelKey
  provider: Provider
  /** As the provider names it. */
  model: string
  maxOutputTokens: number
  temperature: number | undefined
  contextTokens: number
  size: string | undefined
}

export interface ModelsConfig {
  bindings: readonly ModelBinding[]
  moderation: { provider: Provider; model: string } | null
  /** `voice` is one of the model's own; null takes the usual one. */
  voice: { provider: Provider; model: string; voice: string | null } | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Providers with their keys, by name. */
const openedProviders = (providers: ModelsFile['providers'], env: Environment) =>
  new Map(
    Object.entries(providers).map(([name, entry]): [string, Provider] => {
      const { kind, base_url, api_key_env } = entry
      const apiKey = api_key_env ? env[api_key_env]?.trim() : undefined
      return [name, { name, kind, baseUrl: base_url?.replace(/(?<!\/)\/+$/, ''), apiKey }]
    }),
  )

function bind(
  { providers, models, moderation, voice }: ModelsFile,
  env: Environment,
): ModelsConfig {
  const opened = openedProviders(providers, env)
  const providerOf = (provider: string) => {
    const found = opened.get(provider)
    if (found === undefined) throw new Error(`There is no provider ${provider}`)
    return found
  }
  return {
    bindings: MODEL_KEYS.flatMap((key): ModelBinding[] => {
      const entry = models[key]
      if (entry === undefined) return []
      return [
        {
          key,
          provider: providerOf(entry.provider),
          model: entry.model,
          maxOutputTokens: entry.max_output_tokens ?? DEFAULTS.outputTokens,
          temperature: entry.temperature,
          contextTokens: entry.context_tokens ?? DEFAULTS.contextTokens,
          size: entry.size,
        },
      ]
    }),
    moderation: moderation ? { ...moderation, provider: providerOf(moderation.provider) } : null,
    voice: voice
      ? { model: voice.model, voice: voice.voice ?? null, provider: providerOf(voice.provider) }
      : null,
  }
}

/** Reads a models file, or lists all of its mistakes. */
export function readModelsFile(
  text: string,
  env: Environment,
): ModelsConfig | { problems: readonly string[] } {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return { problems: ['The file is not JSON'] }
  }
  const problems = mistakesIn(file, env)
  return problems.length > 0 ? { problems } : bind(ModelsFile.parse(file), env)
}
