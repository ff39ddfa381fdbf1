import type { ProviderErrorName } from '@kathasagar/api/contract'

import type { ModelError, ModelErrorCode } from '../../modules/sessions/index.ts'

type FaultTrait =
  /** The provider charges nothing for the call. */
  | 'isFree'
  | 'mayRetry'
  /** Counts as a failure of the provider. */
  | 'isOutage'

/** Error code for the player, name for the operator, and traits. */
type FaultKindTraits = readonly [ModelErrorCode, ProviderErrorName, ...FaultTrait[]]

const KINDS = {
  /** DNS error, refused connection, TLS error, or open breaker. */
  unreachable: ['storyteller_unreachable', 'unreachable', 'isFree', 'isOutage'],
  /** This provider must not use addresses in our own network. */
  address_inside: ['storyteller_misconfigured', 'address_inside', 'isFree', 'isOutage'],
  reset: ['storyteller_unreachable', 'unreachable', 'mayRetry', 'isOutage'],
  overloaded: ['storyteller_unreachable', 'failed', 'isFree', 'mayRetry', 'isOutage'],
  timeout: ['storyteller_timeout', 'too_slow', 'isOutage'],
  no_first_token: ['storyteller_timeout', 'no_first_token', 'isOutage'],
  fell_silent: ['storyteller_timeout', 'fell_silent', 'isOutage'],
  took_too_long: ['storyteller_timeout', 'took_too_long', 'isOutage'],
  cut_off: ['answer_cut_off', 'failed', 'mayRetry', 'isOutage'],
  busy: ['storyteller_busy', 'busy', 'isFree', 'mayRetry', 'isOutage'],
  /** Our account with the provider has no credit. */
  spent: ['storyteller_unreachable', 'spent', 'isFree', 'isOutage'],
  denied: ['storyteller_misconfigured', 'wrong_key', 'isFree', 'isOutage'],
  model_gone: ['model_missing', 'model_gone', 'isFree'],
  too_long: ['story_too_long', 'failed', 'isFree'],
  unreadable: ['answer_unreadable', 'not_its_kind'],
  runaway: ['answer_unreadable', 'failed'],
  refused: ['content_refused', 'refused'],
  /** The answer began to reveal the instructions. */
  leaked: ['answer_unreadable', 'refused'],
  harmful: ['answer_unreadable', 'refused'],
  /** The child process has ended or could not load the file. */
  not_running: ['storyteller_unreachable', 'not_running', 'isFree', 'isOutage'],
  queue_full: ['storyteller_unreachable', 'busy', 'isFree'],
  over_budget: ['storyteller_unreachable', 'refused', 'isFree'],
  over_user_limit: ['daily_limit_reached', 'refused', 'isFree'],
} as const satisfies Record<string, FaultKindTraits>

export type ProviderErrorKind = keyof typeof KINDS

/** Returns true if a budget is used up. These faults are not reported for every turn. */
export const isOverBudget = (fault: unknown): boolean =>
  fault instanceof ProviderError &&
  (fault.kind === 'over_budget' || fault.kind === 'over_user_limit')

/** Failed call. Its `reason` is logged, so it never quotes the player or the model. */
export class ProviderError extends Error implements ModelError {
  readonly kind: ProviderErrorKind
  readonly code: ModelErrorCode
  readonly told: ProviderErrorName
  readonly isFree: boolean
  readonly mayRetry: boolean
  readonly isOutage: boolean
  readonly retryAfter: number | undefined
  readonly isLeak: boolean
  isOurs = false
  readonly #reason: string

  constructor(kind: ProviderErrorKind, reason: string, retryAfter?: number) {
    super(`${reason} (${kind})`)
    const [code, told, ...traits]: FaultKindTraits = KINDS[kind]
    this.name = 'ProviderError'
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

  of(provider: string): ProviderError {
    return new ProviderError(this.kind, `${provider}: ${this.#reason}`, this.retryAfter)
  }

  /** Marks a fault as that of our moderator. The storyteller did not cause it. */
  asOurs(): this {
    this.isOurs = true
    return this
  }
}

interface ErrorTraits {
  name?: unknown
  message?: unknown
  statusCode?: unknown
  responseBody?: unknown
  responseHeaders?: Readonly<Record<string, string>>
  cause?: unknown
}

const SPENT =
  /insufficient.?quota|exceeded your current quota|credit balance|billing|spend(?:ing)? limit|payment required/i
const TOO_LONG =
  /context.?(?:length|window|size)|maximum context|too (?:many tokens|long)|prompt is too long|exceeds? .{0,40}tokens?|input token count/i
const REFUSED = /content.?(?:filter|policy)|safety|moderation|refus(?:al|ed to)/i
const DENIED =
  /(?:invalid|incorrect|missing|no).{0,12}api.?key|api.?key.{0,12}(?:not valid|invalid|expired|revoked)|authentication.?error|unauthori[sz]ed|permission.?denied/i
const OVERLOADED = /overloaded|unavailable|capacity|server.?error|internal error|try again later/i
const RATE = /rate.?limit|too many requests/i
const GONE =
  /model.{0,60}(?:not found|does not exist|no longer|deprecated|not supported)|not_found|value_not_in_list/i

const UNREADABLE =
  /JSONParse|TypeValidation|InvalidResponseData|NoObjectGenerated|NoOutputGenerated|EmptyResponseBody|NoContentGenerated|NoImageGenerated|UnsupportedFunctionality/

const DEFAULT_WAIT_S = 30

function secondsToWait(headers: ErrorTraits['responseHeaders']): number | undefined {
  const told = headers?.['retry-after']
  if (told === undefined) return undefined
  const seconds = Number(told)
  const until = Number.isFinite(seconds) ? seconds : (Date.parse(told) - Date.now()) / 1000
  return Number.isFinite(until) ? Math.max(1, Math.ceil(until)) : undefined
}

function kindByWords(words: string): ProviderErrorKind | null {
  if (SPENT.test(words)) return 'spent'
  if (TOO_LONG.test(words)) return 'too_long'
  if (REFUSED.test(words)) return 'refused'
  if (DENIED.test(words)) return 'denied'
  if (RATE.test(words)) return 'busy'
  if (OVERLOADED.test(words)) return 'overloaded'
  if (GONE.test(words)) return 'model_gone'
  return null
}

const BAD_REQUEST = new Set([400, 413, 422])

function kindByStatus(status: number, words: string): ProviderErrorKind {
  if (status === 401 || status === 403) return SPENT.test(words) ? 'spent' : 'denied'
  if (status === 402) return 'spent'
  if (status === 404 || status === 410) return 'model_gone'
  if (status === 429) return SPENT.test(words) ? 'spent' : 'busy'
  if (status === 408 || status === 409 || status >= 500) return 'overloaded'
  if (status === 413) return 'too_long'
  if (BAD_REQUEST.has(status)) return kindByWords(words) ?? 'unreadable'
  return 'unreadable'
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Converts an error of a library. The reason does not quote the provider's message. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const traits: ErrorTraits = typeof error === 'object' && error !== null ? error : {}
  const { name, message, statusCode, responseBody, responseHeaders, cause } = traits
  const words = [message, responseBody].map(textOf).join(' ') + (message ? '' : textOf(error))

  if (typeof statusCode === 'number' && statusCode >= 400) {
    const kind = kindByStatus(statusCode, words)
    const wait = secondsToWait(responseHeaders) ?? (kind === 'busy' ? DEFAULT_WAIT_S : undefined)
    return new ProviderError(kind, `status ${statusCode}`, wait)
  }
  if (typeof name === 'string' && UNREADABLE.test(name))
    return new ProviderError('unreadable', name)
  if (cause !== undefined && cause !== error) return toProviderError(cause)
  const kind = kindByWords(words)
  return new ProviderError(kind ?? 'unreadable', `an error inside the answer (${textOf(name)})`)
}
