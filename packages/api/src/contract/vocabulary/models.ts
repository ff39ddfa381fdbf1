import { IMAGE_MODEL_KEYS, TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

/** Protocols of providers. */
export const PROVIDER_KINDS = ['openai-compatible', 'anthropic', 'google', 'mistral'] as const
export type ProviderKind = (typeof PROVIDER_KINDS)[number]

/** What a provider's model can be bound to: our storytellers and painters, and moderation. */
export const MODEL_NAMES = [...TEXT_MODEL_KEYS, ...IMAGE_MODEL_KEYS, 'moderation'] as const
export type ModelName = (typeof MODEL_NAMES)[number]

/** What a model is asked to do, with the kinds of servers that can. */
export const KINDS_BY_TASK = {
  tell: PROVIDER_KINDS,
  draw: ['openai-compatible', 'google'],
  moderate: ['openai-compatible'],
} as const satisfies Record<string, readonly ProviderKind[]>
export type ModelTask = keyof typeof KINDS_BY_TASK

const isOneOf = (keys: readonly string[], key: string) => keys.includes(key)

/** What is asked of whatever stands behind a name. */
export function taskOf(name: ModelName): ModelTask {
  if (name === 'moderation') return 'moderate'
  return isOneOf(IMAGE_MODEL_KEYS, name) ? 'draw' : 'tell'
}

/** Whether a server of a kind can do what a name is asked for; no other is bound to it. */
export const isFitting = (kind: ProviderKind, name: ModelName): boolean =>
  isOneOf(KINDS_BY_TASK[taskOf(name)], kind)

/** Why a provider did not answer as it should, by what an operator can do about it. */
export const PROVIDER_FAULTS = [
  /** Nobody answers at its address. */
  'unreachable',
  /** Its address lies inside our network, which nobody has allowed. */
  'address_inside',
  /** It does not take the key. */
  'wrong_key',
  /** It has no such model, or has it no more. */
  'model_gone',
  /** It answers, but not in the form of its kind. */
  'not_its_kind',
  'too_slow',
  /** Too much was asked of it just now. */
  'busy',
  /** The account with it is empty. */
  'spent',
  'refused',
  'failed',
] as const
export type ProviderFaultName = (typeof PROVIDER_FAULTS)[number]
