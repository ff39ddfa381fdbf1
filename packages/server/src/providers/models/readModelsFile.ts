import { IMAGE_MODEL_KEYS } from '@kathasagar/api/contract/vocabulary'
import type * as z from 'zod/mini'

import { MODEL_KEYS, ModelsFile, type ModelKey, type ProviderKind } from './modelsFile.ts'

/** Kinds that draw. */
const PAINTING_KINDS: readonly ProviderKind[] = ['openai-compatible', 'google']
/** Kinds with an address of their own, which always want a key. */
const HOSTED_KINDS: readonly ProviderKind[] = ['anthropic', 'google']

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
}

const isPainter = (key: string) => IMAGE_MODEL_KEYS.some((painter) => painter === key)

type Environment = Readonly<Record<string, string | undefined>>

/** What a prompt needs at the least. */
const PROMPT_TOKENS = 2500
const DEFAULT_OUTPUT_TOKENS = 900
const DEFAULT_CONTEXT_TOKENS = 8000

const wordsFor = ({ path, ...issue }: z.core.$ZodIssue): string => {
  const at = path.length > 0 ? path.join('.') : 'The file'
  if (issue.code !== 'unrecognized_keys') return `${at} ${issue.message}`
  const keys = issue.keys.join(', ')
  return at === 'models'
    ? `models.${keys} is no model of ours; ours are ${MODEL_KEYS.join(', ')}`
    : `${at} has an unknown field: ${keys}`
}

/** Sees what no schema sees: names that nothing stands behind. */
function* crossChecks({ providers, models, moderation }: ModelsFile, env: Environment) {
  const known = Object.keys(providers).join(', ') || 'none'
  for (const [provider, { kind, base_url, api_key_env }] of Object.entries(providers)) {
    const at = `providers.${provider}`
    if (kind === 'openai-compatible' && !base_url)
      yield `${at}.base_url is missing; ${kind} needs one`
    if (HOSTED_KINDS.includes(kind) && !api_key_env)
      yield `${at}.api_key_env is missing; ${kind} needs one`
    if (api_key_env && !env[api_key_env]?.trim()) {
      yield `${at}.api_key_env names ${api_key_env}, but that environment variable is not set`
    }
  }
  const users = [...Object.entries(models), ...(moderation ? [['', moderation] as const] : [])]
  for (const [key, { provider }] of users) {
    const at = key === '' ? 'moderation' : `models.${key}`
    const { kind } = providers[provider] ?? {}
    if (!kind) yield `${at}.provider names "${provider}", which is not among providers (${known})`
    else if (key === '' && kind !== 'openai-compatible') {
      yield `${at}.provider is of kind ${kind}; moderation needs openai-compatible`
    } else if (isPainter(key) && !PAINTING_KINDS.includes(kind)) {
      yield `${at}.provider is of kind ${kind}, which tells but does not draw`
    }
  }
}

/** The other picture models of this provider are no longer spoken to by its client. */
function* paintingChecks({ providers, models }: ModelsFile) {
  for (const [key, { provider, model }] of Object.entries(models)) {
    if (!isPainter(key) || providers[provider]?.kind !== 'google') continue
    if (!model.startsWith('gemini-')) yield `models.${key}.model must begin with gemini-`
  }
}

function* roomChecks({ models }: ModelsFile) {
  for (const [key, entry] of Object.entries(models)) {
    const output = entry.max_output_tokens ?? DEFAULT_OUTPUT_TOKENS
    const context = entry.context_tokens ?? DEFAULT_CONTEXT_TOKENS
    if (context - output >= PROMPT_TOKENS) continue
    yield `models.${key}.max_output_tokens leaves no room for the story in ${context} context_tokens`
  }
}

function bind({ providers, models, moderation }: ModelsFile, env: Environment): ModelsConfig {
  const opened = new Map(
    Object.entries(providers).map(
      ([provider, { kind, base_url, api_key_env }]): [string, Provider] => {
        const apiKey = api_key_env ? env[api_key_env]?.trim() : undefined
        return [provider, { name: provider, kind, baseUrl: base_url?.replace(/\/+$/, ''), apiKey }]
      },
    ),
  )
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
          maxOutputTokens: entry.max_output_tokens ?? DEFAULT_OUTPUT_TOKENS,
          temperature: entry.temperature,
          contextTokens: entry.context_tokens ?? DEFAULT_CONTEXT_TOKENS,
          size: entry.size,
        },
      ]
    }),
    moderation: moderation
      ? { provider: providerOf(moderation.provider), model: moderation.model }
      : null,
  }
}

/** Reads a models file. Every mistake is one sentence that begins with its field; no key is quoted. */
export function readModelsFile(
  text: string,
  env: Environment,
): ModelsConfig | { problems: readonly string[] } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { problems: ['The file is not JSON'] }
  }
  const { success, data, error } = ModelsFile.safeParse(parsed)
  if (!success) return { problems: error.issues.map(wordsFor) }
  const problems = [...crossChecks(data, env), ...paintingChecks(data), ...roomChecks(data)]
  return problems.length > 0 ? { problems } : bind(data, env)
}
