import type { TimeLimits } from '@kathasagar/api/contract'
import type { ProviderKind } from '@kathasagar/api/contract/vocabulary'

import type { CalledModel } from '../callMeter.ts'
import {
  DEFAULTS,
  MODEL_KEYS,
  type ModelEntry,
  ModelsFile,
  type ModelKey,
  type PriceEntry,
  type ReasoningEffort,
} from './modelsFile.ts'
import { mistakesIn } from './modelsFileChecks.ts'

/** A provider as it is called: the only place that holds its key. */
export interface Provider {
  name: string
  kind: ProviderKind
  baseUrl: string | undefined
  apiKey: string | undefined
  /** It may stand inside our own network. */
  isInside: boolean
  /** Limits that are not the defaults. */
  timeLimits?: TimeLimits | undefined
}

/** One of our model keys and what stands behind it. */
export interface ModelBinding extends CalledModel {
  key: ModelKey
  provider: Provider
  /** Style instruction of a storyteller; undefined for the usual one of its key. */
  style: string | undefined
  maxOutputTokens: number
  temperature: number | undefined
  topP: number | undefined
  frequencyPenalty: number | undefined
  presencePenalty: number | undefined
  reasoningEffort: ReasoningEffort | undefined
  contextTokens: number
  size: string | undefined
  /** Asked in this order where this one fails before its first words. */
  fallbacks: readonly ModelBinding[]
}

export interface ModelsConfig {
  /** All that are named, whether anything is bound to them or not. */
  providers: readonly Provider[]
  bindings: readonly ModelBinding[]
  moderation: (Pick<ModelBinding, 'provider' | 'price'> & { model: string }) | null
}

type Environment = Readonly<Record<string, string | undefined>>

const MICROS = 1_000_000

const micros = (dollars: number) => Math.round(dollars * MICROS)

/** In millionths of a dollar; what is not said costs nothing. */
const priceOf = ({ input = 0, cached_input = input, output = 0, picture = 0 }: PriceEntry) => ({
  input: micros(input),
  cached_input: micros(cached_input),
  output: micros(output),
  picture: micros(picture),
})

const bindingOf = (key: ModelKey, entry: ModelEntry, provider: Provider): ModelBinding => ({
  key,
  provider,
  model: entry.model,
  style: entry.style,
  maxOutputTokens: entry.max_output_tokens ?? DEFAULTS.outputTokens,
  temperature: entry.temperature,
  topP: entry.top_p,
  frequencyPenalty: entry.frequency_penalty,
  presencePenalty: entry.presence_penalty,
  reasoningEffort: entry.reasoning_effort,
  contextTokens: entry.context_tokens ?? DEFAULTS.contextTokens,
  size: entry.size,
  fallbacks: [],
  price: entry.price === undefined ? null : priceOf(entry.price),
})

/** Providers by their names, with their keys. */
const providersIn = ({ providers }: ModelsFile, env: Environment) =>
  new Map(
    Object.entries(providers).map(
      ([name, { kind, base_url, api_key_env, time_limits }]): [string, Provider] => {
        const apiKey = api_key_env ? env[api_key_env]?.trim() : undefined
        const baseUrl = base_url?.replace(/(?<!\/)\/+$/, '')
        // Whoever writes this file runs the server: it may lie beside it.
        return [name, { name, kind, baseUrl, apiKey, isInside: true, timeLimits: time_limits }]
      },
    ),
  )

function bind(file: ModelsFile, env: Environment): ModelsConfig {
  const { models, moderation } = file
  const opened = providersIn(file, env)
  const providerOf = (provider: string) => {
    const found = opened.get(provider)
    if (found === undefined) throw new Error(`There is no provider ${provider}`)
    return found
  }
  return {
    providers: [...opened.values()],
    bindings: MODEL_KEYS.flatMap((key) => {
      const entry = models[key]
      return entry === undefined ? [] : [bindingOf(key, entry, providerOf(entry.provider))]
    }),
    moderation: moderation
      ? { provider: providerOf(moderation.provider), model: moderation.model, price: null }
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
