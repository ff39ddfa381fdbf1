import { IMAGE_MODEL_KEYS, TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

export const PROVIDER_KINDS = ['openai-compatible', 'anthropic', 'google', 'mistral'] as const
export type ProviderKind = (typeof PROVIDER_KINDS)[number]

/** Names that a provider's model can be bound to: storytellers, painters and moderation. */
export const MODEL_NAMES = [...TEXT_MODEL_KEYS, ...IMAGE_MODEL_KEYS, 'moderation'] as const
export type ModelName = (typeof MODEL_NAMES)[number]

/** Tasks of models, with the provider kinds that support them. */
export const KINDS_BY_TASK = {
  tell: PROVIDER_KINDS,
  draw: ['openai-compatible', 'google'],
  moderate: ['openai-compatible'],
} as const satisfies Record<string, readonly ProviderKind[]>
export type ModelTask = keyof typeof KINDS_BY_TASK

const isOneOf = (keys: readonly string[], key: string) => keys.includes(key)

export function taskOf(name: ModelName): ModelTask {
  if (name === 'moderation') return 'moderate'
  return isOneOf(IMAGE_MODEL_KEYS, name) ? 'draw' : 'tell'
}

export const isFitting = (kind: ProviderKind, name: ModelName): boolean =>
  isOneOf(KINDS_BY_TASK[taskOf(name)], kind)

/** Provider errors, grouped by what the operator can do about them. */
export const PROVIDER_ERRORS = [
  'unreachable',
  /** The address is inside the private network, which is not allowed. */
  'address_inside',
  'wrong_key',
  'model_gone',
  /** The response does not match the protocol. */
  'not_its_kind',
  'too_slow',
  /** A time limit of the provider was exceeded. */
  'no_first_token',
  'fell_silent',
  'took_too_long',
  /** The process of a model file has ended, or could not load the file. */
  'not_running',
  'busy',
  /** The account with the provider has no credit. */
  'spent',
  'refused',
  'failed',
] as const
export type ProviderErrorName = (typeof PROVIDER_ERRORS)[number]

/** Time limits of a provider in seconds: bounds, and defaults for remote and local addresses. */
export const TIME_LIMITS = {
  first_token_s: { min: 1, max: 900, usual: 20, local: 240 },
  silence_s: { min: 1, max: 300, usual: 15, local: 60 },
  total_s: { min: 5, max: 900, usual: 60, local: 480 },
} as const
