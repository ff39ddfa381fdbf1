import { describeWait } from '../contract/describeWait.ts'
import type { FailureBody, FieldIssue } from '../contract/errorBody.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { fieldOf } from '../runtime/fieldOf.ts'

export interface ErrorWords {
  errors?: Readonly<Partial<Record<ErrorCode, string>>>
  faults?: Readonly<Record<string, string>>
}

/** Error code that the client sets for a response that does not match its schema. */
export const UNREADABLE = 'unreadable_answer'

function readFieldIssue(fault: unknown): FieldIssue | null {
  const [loc, msg, type] = ['loc', 'msg', 'type'].map((name) => fieldOf(fault, name))
  if (typeof msg !== 'string') return null
  return {
    loc: Array.isArray(loc) ? (loc as FieldIssue['loc']) : [],
    msg,
    type: typeof type === 'string' ? type : '',
  }
}

/** Returns the code that other fields suggest. Some servers send no codes. */
function codeOf({ required_xp, required_credits, suggested_alternatives }: FailureBody) {
  if (required_credits !== undefined || suggested_alternatives) return 'not_enough_credits' as const
  return required_xp === undefined ? undefined : ('not_enough_xp' as const)
}

/** Returns the body of a failed call, or null. Uses no schema, which would enlarge the first bundle. */
export function errorBodyOf(error: unknown): FailureBody | null {
  const body = fieldOf(error, 'data')
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { detail: given, code, ...rest } = body as FailureBody
  const faults = Array.isArray(given) && given.map(readFieldIssue).filter((fault) => fault !== null)
  const detail = faults || (typeof given === 'string' ? given : undefined)
  const known = code ?? codeOf(rest)
  return { ...rest, ...(known && { code: known }), ...(detail !== undefined && { detail }) }
}

/** Returns the HTTP status, or null without a response. */
export function statusOf(error: unknown): number | null {
  const status = fieldOf(error, 'status')
  return typeof status === 'number' ? status : null
}

/** Returns true if there was no response, because the network or the server is down. */
export const isNetworkError = (error: unknown) => fieldOf(error, 'status') === 'FETCH_ERROR'

/** Returns the message of a field error. For an unknown type, uses the server's message. */
const said = ({ msg, type }: FieldIssue, { faults }: ErrorWords) => faults?.[type] ?? msg

const sentence = (fault: FieldIssue, words: ErrorWords) =>
  fault.loc.length > 0 ? `${fault.loc.join('.')}: ${said(fault, words)}` : said(fault, words)

/** Replaces `{wait}` by the waiting time in the language of the page. */
const withWait = (sentence: string, seconds = 1) =>
  sentence.replace('{wait}', () => describeWait(seconds, document.documentElement.lang || 'en'))

/** Returns the message of a failed call. Prefers the translated message, then the server's, then `fallback`. */
export function messageFor(error: unknown, fallback: string, words: ErrorWords = {}): string {
  const { code, detail, retry_after } = errorBodyOf(error) ?? {}
  if (Array.isArray(detail))
    return detail.length > 0 ? detail.map((fault) => sentence(fault, words)).join('. ') : fallback
  const said = (code && words.errors?.[code]) ?? detail
  return said ? withWait(said, retry_after) : fallback
}

const isUnreadable = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('error' in error && error.error === UNREADABLE) ||
    ('status' in error &&
      error.status === 'PARSING_ERROR' &&
      'originalStatus' in error &&
      Math.floor(Number(error.originalStatus) / 100) === 2))

interface SignInWords extends ErrorWords {
  failed: { unreadable: string }
}

export const loginMessageFor = (error: unknown, fallback: string, words: SignInWords): string =>
  isUnreadable(error) ? words.failed.unreadable : messageFor(error, fallback, words)

export function fieldMessages(error: unknown, words: ErrorWords = {}): Record<string, string> {
  const detail = errorBodyOf(error)?.detail
  if (!Array.isArray(detail)) return {}
  return Object.fromEntries(
    detail.map((fault) => [String(fault.loc.at(-1) ?? ''), said(fault, words)]),
  )
}
