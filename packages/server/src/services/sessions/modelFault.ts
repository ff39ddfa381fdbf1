import type { ErrorCode } from '@kathasagar/api/contract'

/** How a storyteller or painter can fail, in the words of the contract. */
export type ModelFaultCode = Extract<
  ErrorCode,
  | 'told_refused'
  | 'answer_cut_off'
  | 'answer_unreadable'
  | 'model_missing'
  | 'story_too_long'
  | 'storyteller_busy'
  | 'storyteller_misconfigured'
  | 'storyteller_unreachable'
  | 'storyteller_timeout'
>

interface FaultParts {
  /** For the log: never what the player wrote or the model said. */
  reason: string
  /** Seconds until the provider may be asked again. */
  retryAfter?: number | undefined
}

/** Thrown by an adapter that gives no answer. */
export class ModelFault extends Error {
  readonly code: ModelFaultCode
  readonly retryAfter: number | undefined

  constructor(code: ModelFaultCode, { reason, retryAfter }: FaultParts) {
    super(reason)
    this.name = 'ModelFault'
    this.code = code
    this.retryAfter = retryAfter
  }
}
