import type { ProviderFaultName } from '@kathasagar/api/contract'

import type { ModelFault, ModelFaultCode } from '../../services/sessions/turn/modelFault.ts'

interface FaultKindTraits {
  code: ModelFaultCode
  /** What an operator is told. */
  told: ProviderFaultName
  /** Whether the provider has surely done nothing that it could want to be paid for. */
  isFree: boolean
  /** Whether the same call may well succeed a moment later. */
  mayRetry: boolean
  /** Whether it speaks against the provider as a whole, not against this one call. */
  isOutage: boolean
}

/** Every way in which a call to a provider can fail, and what follows from it. */
const KINDS = {
  /** DNS, refused connection, TLS, or a line that we have closed ourselves. */
  unreachable: {
    code: 'storyteller_unreachable',
    told: 'unreachable',
    isFree: true,
    mayRetry: false,
    isOutage: true,
  },
  /** Its address lies inside our network, which nobody has allowed. */
  address_inside: {
    code: 'storyteller_misconfigured',
    told: 'address_inside',
    isFree: true,
    mayRetry: false,
    isOutage: true,
  },
  reset: {
    code: 'storyteller_unreachable',
    told: 'unreachable',
    isFree: false,
    mayRetry: true,
    isOutage: true,
  },
  overloaded: {
    code: 'storyteller_unreachable',
    told: 'failed',
    isFree: true,
    mayRetry: true,
    isOutage: true,
  },
  timeout: {
    code: 'storyteller_timeout',
    told: 'too_slow',
    isFree: false,
    mayRetry: false,
    isOutage: true,
  },
  cut_off: {
    code: 'answer_cut_off',
    told: 'failed',
    isFree: false,
    mayRetry: true,
    isOutage: true,
  },
  busy: { code: 'storyteller_busy', told: 'busy', isFree: true, mayRetry: true, isOutage: true },
  /** Our account with the provider is empty. */
  spent: {
    code: 'storyteller_unreachable',
    told: 'spent',
    isFree: true,
    mayRetry: false,
    isOutage: true,
  },
  denied: {
    code: 'storyteller_misconfigured',
    told: 'wrong_key',
    isFree: true,
    mayRetry: false,
    isOutage: true,
  },
  model_gone: {
    code: 'model_missing',
    told: 'model_gone',
    isFree: true,
    mayRetry: false,
    isOutage: false,
  },
  too_long: {
    code: 'story_too_long',
    told: 'failed',
    isFree: true,
    mayRetry: false,
    isOutage: false,
  },
  unreadable: {
    code: 'answer_unreadable',
    told: 'not_its_kind',
    isFree: false,
    mayRetry: false,
    isOutage: false,
  },
  /** An answer beyond all bounds; asked again, it would only cost again. */
  runaway: {
    code: 'answer_unreadable',
    told: 'failed',
    isFree: false,
    mayRetry: false,
    isOutage: false,
  },
  refused: {
    code: 'told_refused',
    told: 'refused',
    isFree: false,
    mayRetry: false,
    isOutage: false,
  },
  /** It told, or began to tell, what it was told of its work. */
  leaked: {
    code: 'answer_unreadable',
    told: 'refused',
    isFree: false,
    mayRetry: false,
    isOutage: false,
  },
  /** It told, or began to tell, what may not be told under the story's rating. */
  harmful: {
    code: 'answer_unreadable',
    told: 'refused',
    isFree: false,
    mayRetry: false,
    isOutage: false,
  },
  /** Too many calls of ours wait already; says nothing about the provider. */
  queue_full: {
    code: 'storyteller_unreachable',
    told: 'busy',
    isFree: true,
    mayRetry: false,
    isOutage: false,
  },
  /** Nobody may be asked any more today for so many credits; says nothing about the provider. */
  over_budget: {
    code: 'storyteller_unreachable',
    told: 'refused',
    isFree: true,
    mayRetry: false,
    isOutage: false,
  },
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
  readonly #reason: string

  constructor(kind: FaultKind, reason: string, retryAfter?: number) {
    super(`${reason} (${kind})`)
    const { code, told, isFree, mayRetry, isOutage } = KINDS[kind]
    this.name = 'ProviderFault'
    this.kind = kind
    this.code = code
    this.told = told
    this.isFree = isFree
    this.mayRetry = mayRetry
    this.isOutage = isOutage
    this.isLeak = kind === 'leaked'
    this.retryAfter = retryAfter
    this.#reason = reason
  }

  /** The same fault, told with the name of whom it happened to. */
  of(provider: string): ProviderFault {
    return new ProviderFault(this.kind, `${provider}: ${this.#reason}`, this.retryAfter)
  }
}
