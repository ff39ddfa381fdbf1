import type { ProviderKind } from '@kathasagar/api/contract/vocabulary'
import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import type * as z from 'zod/mini'

import { DEFAULTS, MODEL_KEYS, ModelEntry, ModelsFile, ProviderEntry } from './modelsFile.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Providers = ModelsFile['providers']
type Models = ModelsFile['models']

/** Kinds that draw. */
const PAINTING_KINDS: readonly ProviderKind[] = ['openai-compatible', 'google']
/** Kinds with an address of their own, which always want a key. */
const HOSTED_KINDS: readonly ProviderKind[] = ['anthropic', 'google', 'mistral']
/** What a prompt needs at the least. */
const PROMPT_TOKENS = 2500

const isPainter = (key: string) => IMAGE_MODEL_KEYS.some((painter) => painter === key)

const wordsFor = ({ path, ...issue }: z.core.$ZodIssue): string[] => {
  const at = path.length > 0 ? path.join('.') : 'The file'
  if (issue.code !== 'unrecognized_keys') return [`${at} ${issue.message}`]
  if (at !== 'models') return issue.keys.map((key) => `${at} has an unknown field: ${key}`)
  const ours = MODEL_KEYS.join(', ')
  return issue.keys.map((key) => `models.${key} is no model of ours; ours are ${ours}`)
}

function* providerChecks(providers: Providers, env: Environment) {
  for (const [provider, { kind, base_url, api_key_env }] of Object.entries(providers)) {
    const at = `providers.${provider}`
    if (kind === 'openai-compatible' && !base_url) {
      yield `${at}.base_url is missing; ${kind} needs one`
    }
    if (HOSTED_KINDS.includes(kind) && !api_key_env) {
      yield `${at}.api_key_env is missing; ${kind} needs one`
    }
    if (api_key_env && !env[api_key_env]?.trim()) {
      yield `${at}.api_key_env names ${api_key_env}, but that environment variable is not set`
    }
  }
}

function* modelChecks(models: Models, providers: Providers, named: readonly string[]) {
  for (const [key, { provider, model }] of Object.entries(models)) {
    const kind = providers[provider]?.kind
    const at = `models.${key}`
    if (!named.includes(provider)) {
      const known = named.join(', ') || 'none'
      yield `${at}.provider names "${provider}", which is not among providers (${known})`
    } else if (kind && isPainter(key) && !PAINTING_KINDS.includes(kind)) {
      yield `${at}.provider is of kind ${kind}, which tells but does not draw`
    } else if (kind === 'google' && isPainter(key) && !model.startsWith('gemini-')) {
      // The client speaks to no other picture model of this provider any more.
      yield `${at}.model must begin with gemini-`
    }
  }
}

function* roomChecks(models: Models) {
  for (const [key, entry] of Object.entries(models)) {
    const output = entry.max_output_tokens ?? DEFAULTS.outputTokens
    const context = entry.context_tokens ?? DEFAULTS.contextTokens
    if (context - output >= PROMPT_TOKENS) continue
    yield `models.${key}.max_output_tokens leaves no room for the story in ${context} context_tokens`
  }
}

function* moderationChecks({ providers, moderation }: ModelsFile) {
  if (!moderation) return
  const kind = providers[moderation.provider]?.kind
  if (!kind)
    yield `moderation.provider names "${moderation.provider}", which is not among providers`
  else if (kind !== 'openai-compatible') {
    yield `moderation.provider is of kind ${kind}; moderation needs openai-compatible`
  }
}

/** The entries of a part of the file, as far as it has any. */
const entriesOf = (file: unknown, part: 'providers' | 'models'): [string, unknown][] => {
  const whole = typeof file === 'object' && file !== null ? Object.entries(file) : []
  const value: unknown = whole.find(([name]) => name === part)?.[1]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** What can be read of a broken file, so that all of its mistakes are told at once. */
function soundParts(file: unknown): ModelsFile {
  const providers = entriesOf(file, 'providers').flatMap(([name, entry]) => {
    const { success, data } = ProviderEntry.safeParse(entry)
    return success ? [[name, data] as const] : []
  })
  const models = entriesOf(file, 'models').flatMap(([name, entry]) => {
    const { success, data } = ModelEntry.safeParse(entry)
    const key = MODEL_KEYS.find((known) => known === name)
    return success && key ? [[key, data] as const] : []
  })
  return { providers: Object.fromEntries(providers), models: Object.fromEntries(models) }
}

/** Every mistake of a models file in a sentence that begins with its field; none quotes a key. */
export function mistakesIn(file: unknown, env: Environment): string[] {
  const { success, data, error } = ModelsFile.safeParse(file)
  const sound = success ? data : soundParts(file)
  const named = entriesOf(file, 'providers').map(([name]) => name)
  return [
    ...(success ? [] : error.issues.flatMap(wordsFor)),
    ...providerChecks(sound.providers, env),
    ...modelChecks(sound.models, sound.providers, named),
    ...roomChecks(sound.models),
    ...moderationChecks(sound),
  ]
}
