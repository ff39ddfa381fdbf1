import { AUTH_MESSAGES } from './contract/auth.ts'
import { ErrorBody, type FieldFault } from './contract/errors.ts'

/** The declared body of a failed call, if it has one. */
export function errorBodyOf(error: unknown): ErrorBody | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null
  const parsed = ErrorBody.safeParse(error.data)
  return parsed.success ? parsed.data : null
}

/** Status of a failed call; null when it never reached the server. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null
  return typeof error.status === 'number' ? error.status : null
}

const sentence = ({ loc, msg }: FieldFault) => (loc.length > 0 ? `${loc.join('.')}: ${msg}` : msg)

/** The sentence to show for a failed call: the server's own, else `fallback`. */
export function messageFor(error: unknown, fallback: string): string {
  const detail = errorBodyOf(error)?.detail
  if (typeof detail === 'string') return detail
  if (detail && detail.length > 0) return detail.map(sentence).join('. ')
  return fallback
}

/** Whether the call succeeded, with an answer that could not be read. */
const isUnreadable = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('error' in error && error.error === AUTH_MESSAGES.unreadable) ||
    ('status' in error &&
      error.status === 'PARSING_ERROR' &&
      'originalStatus' in error &&
      Math.floor(Number(error.originalStatus) / 100) === 2))

/** Like `messageFor`, for signing in: an answer without tokens is said to be one. */
export const signInMessageFor = (error: unknown, fallback: string): string =>
  isUnreadable(error) ? AUTH_MESSAGES.unreadable : messageFor(error, fallback)

/** Messages of invalid fields by the field's name. */
export function fieldMessages(error: unknown): Record<string, string> {
  const detail = errorBodyOf(error)?.detail
  if (!Array.isArray(detail)) return {}
  return Object.fromEntries(detail.map(({ loc, msg }) => [String(loc.at(-1) ?? ''), msg]))
}
