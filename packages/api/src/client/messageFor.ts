import { describeWait } from '../contract/describeWait.ts'
import type { ErrorBody, FieldFault } from '../contract/errorBody.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { fieldOf } from '../runtime/fieldOf.ts'

/** Words of a language for failures, by code, and for what is wrong with a field, by name. */
export interface ErrorWords {
  errors?: Readonly<Partial<Record<ErrorCode, string>>>
  faults?: Readonly<Record<string, string>>
}

/** How an answer that could not be read is told apart; it is no answer of the server. */
export const UNREADABLE = 'unreadable_answer'

const isFault = (value: unknown): value is FieldFault =>
  Array.isArray(fieldOf(value, 'loc')) &&
  typeof fieldOf(value, 'msg') === 'string' &&
  typeof fieldOf(value, 'type') === 'string'

/** Read by hand: the schema would come with every page for what is seldom shown. */
function isErrorBody(value: unknown): value is ErrorBody {
  const detail = fieldOf(value, 'detail')
  const isDetail = Array.isArray(detail) ? detail.every(isFault) : typeof detail === 'string'
  return isDetail && typeof fieldOf(value, 'code') === 'string'
}

/** The declared body of a failed call, if it has one. */
export function errorBodyOf(error: unknown): ErrorBody | null {
  const body = fieldOf(error, 'data')
  return isErrorBody(body) ? body : null
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

/** The sentence to show for a failed call: by its code in the given words, else the server's own. */
export function messageFor(error: unknown, fallback: string, words: ErrorWords = {}): string {
  const body = errorBodyOf(error)
  if (!body) return fallback
  const { code, detail, retry_after } = body
  if (typeof detail === 'string') return withWait(words.errors?.[code] ?? detail, retry_after)
  return detail.length > 0 ? detail.map((fault) => sentence(fault, words)).join('. ') : fallback
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
