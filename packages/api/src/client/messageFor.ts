import { describeWait } from '../contract/describeWait.ts'
import type { FailureBody, FieldFault } from '../contract/errorBody.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { fieldOf } from '../runtime/fieldOf.ts'

/** Words of a language for failures, by code, and for what is wrong with a field, by name. */
export interface ErrorWords {
  errors?: Readonly<Partial<Record<ErrorCode, string>>>
  faults?: Readonly<Record<string, string>>
}

/** How an answer that could not be read is told apart; it is no answer of the server. */
export const UNREADABLE = 'unreadable_answer'

/** Returns an invalid field of an answer; null if it says nothing. */
function readFault(fault: unknown): FieldFault | null {
  const [loc, msg, type] = ['loc', 'msg', 'type'].map((name) => fieldOf(fault, name))
  if (typeof msg !== 'string') return null
  return {
    loc: Array.isArray(loc) ? (loc as FieldFault['loc']) : [],
    msg,
    type: typeof type === 'string' ? type : '',
  }
}

/** Returns the code that fields of a failure stand for, if it names none. */
function codeOf({ required_xp, required_credits, suggested_alternatives }: FailureBody) {
  if (required_credits !== undefined || suggested_alternatives) return 'not_enough_credits' as const
  return required_xp === undefined ? undefined : ('not_enough_xp' as const)
}

/**
 * Returns the body of a failed call; null if it is no object. Reads it by hand, because the schema would come with
 * every page.
 */
export function errorBodyOf(error: unknown): FailureBody | null {
  const body = fieldOf(error, 'data')
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { detail: given, code, ...rest } = body as FailureBody
  const faults = Array.isArray(given) && given.map(readFault).filter((fault) => fault !== null)
  const detail = faults || (typeof given === 'string' ? given : undefined)
  const known = code ?? codeOf(rest)
  return { ...rest, ...(known && { code: known }), ...(detail !== undefined && { detail }) }
}

/** Status of a failed call; null when it never reached the server. */
export function statusOf(error: unknown): number | null {
  const status = fieldOf(error, 'status')
  return typeof status === 'number' ? status : null
}

/** Whether a failed call got no answer at all: the network is away, or the server is. */
export const isUnreached = (error: unknown) => fieldOf(error, 'status') === 'FETCH_ERROR'

/** What is wrong with a field, in the given words; a fault without a name says it itself. */
const said = ({ msg, type }: FieldFault, { faults }: ErrorWords) => faults?.[type] ?? msg

const sentence = (fault: FieldFault, words: ErrorWords) =>
  fault.loc.length > 0 ? `${fault.loc.join('.')}: ${said(fault, words)}` : said(fault, words)

/** Puts the waiting time into a sentence that has a place for it, in the language of the page. */
const withWait = (sentence: string, seconds = 1) =>
  sentence.replace('{wait}', () => describeWait(seconds, document.documentElement.lang || 'en'))

/** Returns the sentence for a failed call: by its code in the given words, else the server's own, else `fallback`. */
export function messageFor(error: unknown, fallback: string, words: ErrorWords = {}): string {
  const { code, detail, retry_after } = errorBodyOf(error) ?? {}
  if (Array.isArray(detail))
    return detail.length > 0 ? detail.map((fault) => sentence(fault, words)).join('. ') : fallback
  const said = (code && words.errors?.[code]) ?? detail
  return said ? withWait(said, retry_after) : fallback
}

/** Whether the call succeeded, with an answer that could not be read. */
const isUnreadable = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('error' in error && error.error === UNREADABLE) ||
    ('status' in error &&
      error.status === 'PARSING_ERROR' &&
      'originalStatus' in error &&
      Math.floor(Number(error.originalStatus) / 100) === 2))

interface SignInWords extends ErrorWords {
  failed: {
    /** An answer without tokens. */
    unreadable: string
  }
}

/** Like `messageFor`, for signing in: an answer without tokens is said to be one. */
export const signInMessageFor = (error: unknown, fallback: string, words: SignInWords): string =>
  isUnreadable(error) ? words.failed.unreadable : messageFor(error, fallback, words)

/** Messages of invalid fields by the field's name. */
export function fieldMessages(error: unknown, words: ErrorWords = {}): Record<string, string> {
  const detail = errorBodyOf(error)?.detail
  if (!Array.isArray(detail)) return {}
  return Object.fromEntries(
    detail.map((fault) => [String(fault.loc.at(-1) ?? ''), said(fault, words)]),
  )
}
