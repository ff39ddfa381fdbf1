import type { ProviderFaultName } from '@kathasagar/api/contract'

import type { ModelFault, ModelFaultCode } from '../../modules/sessions/index.ts'

/** What follows from a kind of fault. */
type FaultTrait =
  /** The provider has surely done nothing that it could want to be paid for. */
  | 'isFree'
  /** The same call may well succeed a moment later. */
  | 'mayRetry'
  /** It speaks against the provider as a whole, not against this one call. */
  | 'isOutage'

/** By what code a player hears of it, what an operator is told, and what follows from it. */
type FaultKindTraits = readonly [ModelFaultCode, ProviderFaultName, ...FaultTrait[]]

/** Every way in which a call to a provider can fail. */
const KINDS = {
  /** DNS, refused connection, TLS, or a line that we have closed ourselves. */
  unreachable: ['storyteller_unreachable', 'unreachable', 'isFree', 'isOutage'],
  /** Its address lies inside our network, which nobody has allowed. */
  address_inside: ['storyteller_misconfigured', 'address_inside', 'isFree', 'isOutage'],
  reset: ['storyteller_unreachable', 'unreachable', 'mayRetry', 'isOutage'],
  overloaded: ['storyteller_unreachable', 'failed', 'isFree', 'mayRetry', 'isOutage'],
  timeout: ['storyteller_timeout', 'too_slow', 'isOutage'],
  cut_off: ['answer_cut_off', 'failed', 'mayRetry', 'isOutage'],
  busy: ['storyteller_busy', 'busy', 'isFree', 'mayRetry', 'isOutage'],
  /** Our account with the provider is empty. */
  spent: ['storyteller_unreachable', 'spent', 'isFree', 'isOutage'],
  denied: ['storyteller_misconfigured', 'wrong_key', 'isFree', 'isOutage'],
  model_gone: ['model_missing', 'model_gone', 'isFree'],
  too_long: ['story_too_long', 'failed', 'isFree'],
  unreadable: ['answer_unreadable', 'not_its_kind'],
  /** An answer beyond all bounds; asked again, it would only cost again. */
  runaway: ['answer_unreadable', 'failed'],
  refused: ['told_refused', 'refused'],
  /** It told, or began to tell, what it was told of its work. */
  leaked: ['answer_unreadable', 'refused'],
  /** It told, or began to tell, what may not be told under the story's rating. */
  harmful: ['answer_unreadable', 'refused'],
  /** Too many calls of ours wait already; says nothing about the provider. */
  queue_full: ['storyteller_unreachable', 'busy', 'isFree'],
  /** Nobody may be asked any more today for so many credits; says nothing about the provider. */
  over_budget: ['storyteller_unreachable', 'refused', 'isFree'],
} as const satisfies Record<string, FaultKindTraits>

export type FaultKind = keyof typeof KINDS

/** Admins hear of it once a day; each turn that goes on without is no news. */
export const isOverBudget = (fault: unknown): boolean =>
  fault instanceof ProviderFault && fault.kind === 'over_budget'

/** A failed call to a provider. `reason` is for the log: it never quotes player or model. */
export class ProviderFault extends Error implements ModelFault {
  readonly kind: FaultKind
  readonly code: ModelFaultCode
  readonly told: ProviderFaultName
  readonly isFree: boolean
  readonly mayRetry: boolean
  readonly isOutage: boolean
  readonly retryAfter: number | undefined
  readonly isLeak: boolean
  isOurs = false
  readonly #reason: string

  constructor(kind: FaultKind, reason: string, retryAfter?: number) {
    super(`${reason} (${kind})`)
    const [code, told, ...traits]: FaultKindTraits = KINDS[kind]
    this.name = 'ProviderFault'
    this.kind = kind
    this.code = code
    this.told = told
    this.isFree = traits.includes('isFree')
    this.mayRetry = traits.includes('mayRetry')
    this.isOutage = traits.includes('isOutage')
    this.isLeak = kind === 'leaked'
    this.retryAfter = retryAfter
    this.#reason = reason
  }

  /** The same fault, told with the name of whom it happened to. */
  of(provider: string): ProviderFault {
    return new ProviderFault(this.kind, `${provider}: ${this.#reason}`, this.retryAfter)
  }

  /** The same fault, of somebody whom the operator asks beside whoever tells. */
  asOurs(): this {
    this.isOurs = true
    return this
  }
}
