import type { ModelFault, ModelFaultCode } from '../../services/sessions/modelFault.ts'

interface FaultKindTraits {
  code: ModelFaultCode
  /** Whether the same call may well succeed a moment later. */
  mayRetry: boolean
  /** Whether it speaks against the provider as a whole, not against this one call. */
  isOutage: boolean
}

/** Every way in which a call to a provider can fail (security.md 5), and what follows from it. */
const KINDS = {
  /** DNS, refused connection, TLS, or a line that we have closed ourselves. */
  unreachable: { code: 'storyteller_unreachable', mayRetry: false, isOutage: true },
  reset: { code: 'storyteller_unreachable', mayRetry: true, isOutage: true },
  overloaded: { code: 'storyteller_unreachable', mayRetry: true, isOutage: true },
  timeout: { code: 'storyteller_timeout', mayRetry: false, isOutage: true },
  cut_off: { code: 'answer_cut_off', mayRetry: true, isOutage: true },
  busy: { code: 'storyteller_busy', mayRetry: true, isOutage: true },
  /** Our account with the provider is empty. */
  spent: { code: 'storyteller_unreachable', mayRetry: false, isOutage: true },
  denied: { code: 'storyteller_misconfigured', mayRetry: false, isOutage: true },
  model_gone: { code: 'model_missing', mayRetry: false, isOutage: false },
  too_long: { code: 'story_too_long', mayRetry: false, isOutage: false },
  unreadable: { code: 'answer_unreadable', mayRetry: false, isOutage: false },
  /** An answer beyond all bounds; asked again, it would only cost again. */
  runaway: { code: 'answer_unreadable', mayRetry: false, isOutage: false },
  refused: { code: 'told_refused', mayRetry: false, isOutage: false },
  /** Too many calls of ours wait already; says nothing about the provider. */
  queue_full: { code: 'storyteller_unreachable', mayRetry: false, isOutage: false },
} as const satisfies Record<string, FaultKindTraits>

export type FaultKind = keyof typeof KINDS

/** A failed call to a provider. `reason` is for the log: it never quotes player or model. */
export class ProviderFault extends Error implements ModelFault {
  readonly kind: FaultKind
  readonly code: ModelFaultCode
  readonly mayRetry: boolean
  readonly isOutage: boolean
  readonly retryAfter: number | undefined
  readonly #reason: string

  constructor(kind: FaultKind, reason: string, retryAfter?: number) {
    super(`${reason} (${kind})`)
    const { code, mayRetry, isOutage } = KINDS[kind]
    this.name = 'ProviderFault'
    this.kind = kind
    this.code = code
    this.mayRetry = mayRetry
    this.isOutage = isOutage
    this.retryAfter = retryAfter
    this.#reason = reason
  }

  /** The same fault, told with the name of whom it happened to. */
  of(provider: string): ProviderFault {
    return new ProviderFault(this.kind, `${provider}: ${this.#reason}`, this.retryAfter)
  }
}
