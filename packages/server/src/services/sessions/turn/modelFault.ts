import type { ErrorCode, ProviderFaultName } from '@kathasagar/api/contract'

import type { ModelStates } from './modelPorts.ts'

const MODEL_FAULT_CODES = [
  'told_refused',
  'answer_cut_off',
  'answer_unreadable',
  'model_missing',
  'own_key_failed',
  'story_too_long',
  'storyteller_busy',
  'storyteller_misconfigured',
  'storyteller_unreachable',
  'storyteller_timeout',
] as const satisfies readonly ErrorCode[]

/** How a storyteller or painter can fail, in the words of the contract. */
export type ModelFaultCode = (typeof MODEL_FAULT_CODES)[number]

/** What an adapter throws when it gives no answer. Its message never quotes player or model. */
export interface ModelFault extends Error {
  readonly code: ModelFaultCode
  /** What an operator is told of it. */
  readonly told: ProviderFaultName
  /** Seconds until the provider may be asked again. */
  readonly retryAfter: number | undefined
  /** Whether it speaks against the provider as a whole, not against this one call. */
  readonly isOutage: boolean
  /** Whether it told what players may not read, and was broken off. */
  readonly isLeak: boolean
  /** Whether it is of somebody whom the operator asks besides: then no player's own provider is to blame. */
  readonly isOurs: boolean
  /** Whether the provider has surely done nothing that it could want to be paid for. */
  readonly isFree: boolean
}

/** What the player is told of whatever a model threw. */
export interface ToldFault {
  code: ModelFaultCode
  retryAfter?: number | undefined
  isOutage: boolean
  isOurs?: boolean
}

const isModelFault = (fault: unknown): fault is ModelFault =>
  fault instanceof Error &&
  'code' in fault &&
  'isOutage' in fault &&
  MODEL_FAULT_CODES.some((code) => code === fault.code)

/** Whether a deadline of ours has ended it, whatever the model would have come to. */
const isTooLate = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'TimeoutError'

/** What an operator is told of whatever a model threw. */
export function providerFaultOf(fault: unknown): ProviderFaultName {
  if (isModelFault(fault)) return fault.told
  return isTooLate(fault) ? 'too_slow' : 'failed'
}

/** Whether a model told what it was told of its work, or began to. */
export const isLeak = (fault: unknown): boolean => isModelFault(fault) && fault.isLeak

/** Whether a provider may want to be paid for an answer of no use. */
export const isCostly = (fault: unknown): boolean =>
  isTooLate(fault) || (isModelFault(fault) && !fault.isFree)

/** A fault as the player is told of it: of their own provider only that it was theirs. */
export const blamed = <Fault extends ToldFault | null>(
  fault: Fault,
  { isOwn }: Pick<ModelStates, 'isOwn'>,
  key: string,
): Fault =>
  fault && fault.isOurs !== true && isOwn(key) ? { ...fault, code: 'own_key_failed' } : fault

/** A fault of which nobody knows more counts as a storyteller that can't be reached. */
export function toldFaultOf(fault: unknown): ToldFault {
  if (isModelFault(fault)) return fault
  return isTooLate(fault)
    ? { code: 'storyteller_timeout', isOutage: true }
    : { code: 'storyteller_unreachable', isOutage: false }
}
