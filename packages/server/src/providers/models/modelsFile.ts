import { IMAGE_MODEL_KEYS, TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'

import { PROVIDER_KINDS } from '@kathasagar/api/contract/vocabulary'
import { webAddress } from '@kathasagar/story/webAddress'

const isWebAddress = (value: string) => webAddress(value) !== null

const between = (min: number, max: number) =>
  z
    .number(`must be a number from ${min} to ${max}`)
    .check(
      z.refine((value) => value >= min && value <= max, `must be a number from ${min} to ${max}`),
    )

const wholeBetween = (min: number, max: number) =>
  between(min, max).check(z.refine(Number.isInteger, 'must be a whole number'))

const name = z.string('must be a text').check(z.minLength(1, 'must not be empty'))

export const ProviderEntry = z.strictObject(
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
        // Capitals only: a key that was pasted here by mistake is never taken for a name.
        .check(
          z.regex(
            /^[A-Z][A-Z0-9_]*$/,
            'must be the name of an environment variable in capitals, not the key itself',
          ),
        ),
    ),
    /** In seconds. */
    time_limits: z.optional(
      z.strictObject(
        {
          first_token_s: z.optional(wholeBetween(1, 900)),
          silence_s: z.optional(wholeBetween(1, 300)),
          total_s: z.optional(wholeBetween(5, 900)),
        },
        'must be an object',
      ),
    ),
  },
  'must be an object',
)

const REASONING_EFFORTS = ['minimal', 'low', 'medium', 'high'] as const
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number]

const dollars = between(0, 10_000)

/** What a provider takes, in dollars as its price list has them. */
const PriceEntry = z.strictObject(
  {
    /** For a million tokens of the prompt. */
    input: z.optional(dollars),
    /** For a million tokens of it that the provider had kept; as much as for others where it is not said. */
    cached_input: z.optional(dollars),
    /** For a million tokens of the answer. */
    output: z.optional(dollars),
    /** For a picture. */
    picture: z.optional(dollars),
  },
  'must be an object',
)
export type PriceEntry = z.infer<typeof PriceEntry>

export const ModelEntry = z.strictObject(
  {
    provider: name,
    model: name,
    /** Instruction to a storyteller on how to tell. */
    style: z.optional(z.string('must be a text').check(z.maxLength(1000, 'is too long'))),
    max_output_tokens: z.optional(wholeBetween(100, 32_000)),
    temperature: z.optional(between(0, 2)),
    top_p: z.optional(between(0, 1)),
    frequency_penalty: z.optional(between(-2, 2)),
    presence_penalty: z.optional(between(-2, 2)),
    reasoning_effort: z.optional(
      z.enum(REASONING_EFFORTS, `must be one of ${REASONING_EFFORTS.join(', ')}`),
    ),
    context_tokens: z.optional(wholeBetween(4000, 2_000_000)),
    /** Of a picture, as `1024x1024`. */
    size: z.optional(
      z.string('must be a size').check(z.regex(/^\d+x\d+$/, 'must be like 1024x1024')),
    ),
    price: z.optional(PriceEntry),
  },
  'must be an object',
)

export type ModelEntry = z.infer<typeof ModelEntry>

export const MODEL_KEYS = [...TEXT_MODEL_KEYS, ...IMAGE_MODEL_KEYS] as const
export type ModelKey = (typeof MODEL_KEYS)[number]

/** The models file as an operator writes it. */
export const ModelsFile = z.strictObject(
  {
    providers: z.record(z.string(), ProviderEntry, 'must be an object'),
    models: z.partialRecord(z.enum(MODEL_KEYS), ModelEntry, 'must be an object'),
    /** Reads what was told before the player does. */
    moderation: z.optional(z.strictObject({ provider: name, model: name }, 'must be an object')),
  },
  'must be an object',
)
export type ModelsFile = z.infer<typeof ModelsFile>

/** Of a model whose entry says nothing else. */
export const DEFAULTS = { outputTokens: 900, contextTokens: 8000 } as const
