import { PROVIDER_KINDS, TIME_LIMITS } from '@kathasagar/api/contract'
import type { ModelSettings, ProviderKind } from '@kathasagar/api/contract'
import { IMAGE_MODEL_KEYS, TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { webAddress } from '@kathasagar/story/webAddress'
import * as z from 'zod/mini'

import type { ProviderConnection } from '../../modules/models/index.ts'
import type { MeteredModel } from '../callMeter.ts'

export type Provider = Readonly<ProviderConnection>

export interface ModelBinding extends MeteredModel {
  key: ModelKey
  provider: Provider
  settings: FullSettings
  /** Models to try in order if this model fails before its first text. */
  fallbacks: readonly ModelBinding[]
}

type Sizes = 'max_output_tokens' | 'context_tokens'
type FullSettings = Omit<ModelSettings, Sizes> & Record<Sizes, number>

export const fullSettings = (settings: ModelSettings): FullSettings => ({
  ...settings,
  max_output_tokens: settings.max_output_tokens ?? DEFAULTS.outputTokens,
  context_tokens: settings.context_tokens ?? DEFAULTS.contextTokens,
})

export interface ModelsConfig {
  providers: readonly Provider[]
  bindings: readonly ModelBinding[]
  moderation: (Pick<ModelBinding, 'provider' | 'price'> & { model: string }) | null
}

const isWebAddress = (value: string) => webAddress(value) !== null

const between = (min: number, max: number) =>
  z
    .number(`must be a number from ${min} to ${max}`)
    .check(
      z.refine((value) => value >= min && value <= max, `must be a number from ${min} to ${max}`),
    )

const intBetween = (min: number, max: number) =>
  between(min, max).check(z.refine(Number.isInteger, 'must be a whole number'))

const name = z.string('must be a text').check(z.minLength(1, 'must not be empty'))

const limit = (name: keyof typeof TIME_LIMITS) =>
  z.optional(intBetween(TIME_LIMITS[name].min, TIME_LIMITS[name].max))

const ProviderEntry = z.strictObject(
  {
    kind: z.enum(PROVIDER_KINDS, `must be one of ${PROVIDER_KINDS.join(', ')}`),
    base_url: z.optional(
      z
        .string('must be an address')
        .check(z.refine(isWebAddress, 'must be an address that begins with http:// or https://')),
    ),
    api_key_env: z.optional(
      z
        .string('must be the name of an environment variable')
        // Only capitals are permitted, so that a pasted key is not taken for a name.
        .check(
          z.regex(
            /^[A-Z][A-Z0-9_]*$/,
            'must be the name of an environment variable in capitals, not the key itself',
          ),
        ),
    ),
    time_limits: z.optional(
      z.strictObject(
        {
          first_token_s: limit('first_token_s'),
          silence_s: limit('silence_s'),
          total_s: limit('total_s'),
        },
        'must be an object',
      ),
    ),
  },
  'must be an object',
)

const REASONING_EFFORTS = ['minimal', 'low', 'medium', 'high'] as const

const dollars = between(0, 10_000)

const PriceEntry = z.strictObject(
  {
    /** Price of a million prompt tokens, in dollars. */
    input: z.optional(dollars),
    /** Price of a million cached prompt tokens, in dollars. Default: `input`. */
    cached_input: z.optional(dollars),
    /** Price of a million answer tokens, in dollars. */
    output: z.optional(dollars),
    picture: z.optional(dollars),
  },
  'must be an object',
)
type PriceEntry = z.infer<typeof PriceEntry>

const ModelEntry = z.strictObject(
  {
    provider: name,
    model: name,
    style: z.optional(z.string('must be a text').check(z.maxLength(1000, 'is too long'))),
    max_output_tokens: z.optional(intBetween(100, 32_000)),
    temperature: z.optional(between(0, 2)),
    top_p: z.optional(between(0, 1)),
    frequency_penalty: z.optional(between(-2, 2)),
    presence_penalty: z.optional(between(-2, 2)),
    reasoning_effort: z.optional(
      z.enum(REASONING_EFFORTS, `must be one of ${REASONING_EFFORTS.join(', ')}`),
    ),
    context_tokens: z.optional(intBetween(4000, 2_000_000)),
    size: z.optional(
      z.string('must be a size').check(z.regex(/^\d+x\d+$/, 'must be like 1024x1024')),
    ),
    price: z.optional(PriceEntry),
  },
  'must be an object',
)

export const MODEL_KEYS = [...TEXT_MODEL_KEYS, ...IMAGE_MODEL_KEYS] as const
export type ModelKey = (typeof MODEL_KEYS)[number]

const ModelsFile = z.strictObject(
  {
    providers: z.record(z.string(), ProviderEntry, 'must be an object'),
    models: z.partialRecord(z.enum(MODEL_KEYS), ModelEntry, 'must be an object'),
    moderation: z.optional(z.strictObject({ provider: name, model: name }, 'must be an object')),
  },
  'must be an object',
)
type ModelsFile = z.infer<typeof ModelsFile>

export const DEFAULTS = { outputTokens: 900, contextTokens: 8000 } as const

type Environment = Readonly<Record<string, string | undefined>>
type Providers = ModelsFile['providers']
type Models = ModelsFile['models']

const PAINTING_KINDS: readonly ProviderKind[] = ['openai-compatible', 'google']
/** Kinds of providers with a default address. They always need a key. */
const HOSTED_KINDS: readonly ProviderKind[] = ['anthropic', 'google', 'mistral']
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
      // For Google, the client library supports no other image models.
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

const entriesOf = (file: unknown, part: 'providers' | 'models'): [string, unknown][] => {
  const whole = typeof file === 'object' && file !== null ? Object.entries(file) : []
  const value: unknown = whole.find(([name]) => name === part)?.[1]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

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

/** Returns the mistakes in a models file. Each begins with its field. Keys are never quoted. */
function mistakesIn(file: unknown, env: Environment): string[] {
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

const MICROS = 1_000_000

const micros = (dollars: number) => Math.round(dollars * MICROS)

/** Converts prices to millionths of a dollar. Missing prices are 0, except the price of cached tokens. */
const priceOf = ({ input = 0, cached_input = input, output = 0, picture = 0 }: PriceEntry) => ({
  input: micros(input),
  cached_input: micros(cached_input),
  output: micros(output),
  picture: micros(picture),
})

const bindingOf = (
  key: ModelKey,
  { provider: _name, model, price, ...settings }: z.infer<typeof ModelEntry>,
  provider: Provider,
): ModelBinding => ({
  key,
  provider,
  model,
  settings: fullSettings(settings),
  fallbacks: [],
  price: price === undefined ? null : priceOf(price),
})

const providersIn = ({ providers }: ModelsFile, env: Environment) =>
  new Map(
    Object.entries(providers).map(
      ([name, { kind, base_url = null, api_key_env, time_limits }]): [string, Provider] => {
        const api_key = (api_key_env && env[api_key_env]?.trim()) || null
        const address = base_url && base_url.replace(/(?<!\/)\/+$/, '')
        return [
          name,
          {
            name,
            kind,
            base_url: address,
            allow_private_network: true,
            api_key,
            ...(time_limits && { time_limits }),
          },
        ]
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
