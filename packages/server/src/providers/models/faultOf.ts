import { ProviderFault, type FaultKind } from './providerFault.ts'

/** What client libraries hang on their errors; no library is asked for its classes. */
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
/** Where no status says so: inside an answer, or as a bad request. */
const DENIED =
  /(?:invalid|incorrect|missing|no).{0,12}api.?key|api.?key.{0,12}(?:not valid|invalid|expired|revoked)|authentication.?error|unauthori[sz]ed|permission.?denied/i
const OVERLOADED = /overloaded|unavailable|capacity|server.?error|internal error|try again later/i
const RATE = /rate.?limit|too many requests/i
const GONE =
  /model.{0,60}(?:not found|does not exist|no longer|deprecated|not supported)|not_found|value_not_in_list/i

/** Errors of which the names say that an answer made no sense. */
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

/** What the words of an error tell where its status does not. */
function kindByWords(words: string): FaultKind | null {
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

function kindByStatus(status: number, words: string): FaultKind {
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

/**
 * Reads whatever a client library threw. The reason names status and class alone: messages of
 * providers may quote the prompt, which no log may hold.
 */
export function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  const traits: ErrorTraits = typeof error === 'object' && error !== null ? error : {}
  const { name, message, statusCode, responseBody, responseHeaders, cause } = traits
  const words = [message, responseBody].map(textOf).join(' ') + (message ? '' : textOf(error))

  if (typeof statusCode === 'number' && statusCode >= 400) {
    const kind = kindByStatus(statusCode, words)
    const wait = secondsToWait(responseHeaders) ?? (kind === 'busy' ? DEFAULT_WAIT_S : undefined)
    return new ProviderFault(kind, `status ${statusCode}`, wait)
  }
  if (typeof name === 'string' && UNREADABLE.test(name))
    return new ProviderFault('unreadable', name)
  if (cause !== undefined && cause !== error) return faultOf(cause)
  const kind = kindByWords(words)
  return new ProviderFault(kind ?? 'unreadable', `an error inside the answer (${textOf(name)})`)
}
