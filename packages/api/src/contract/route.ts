import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { RateLimit } from './rateLimits.ts'

export { API_BASE } from './vocabulary/vocabulary.ts'

/**
 * Who may call: anyone, or only whoever plays, be it as a guest, or only a signed-in user, or only an
 * admin.
 */
export type Access = 'anyone' | 'player' | 'user' | 'admin'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API's base path, parameters as `:name`. */
  path: string
  /** One line for the reference page. */
  summary: string
  access: Access
  /** How often it may be called. */
  rateLimit?: RateLimit
  /** Carries a credential of its own, or none: a stale token must not stop who signs in or out. */
  ignoresToken?: boolean
  /** A suspended account may still hear that it is, take what is its own and leave. */
  isOpenToSuspended?: boolean
  /** Looks alike to every guest: its answer is kept for a moment. */
  cacheForGuests?: boolean
  /** A list that may be read as it was a moment ago: from a replica of the database, where there is one. */
  mayLag?: boolean
  /** What becomes of it while the ledger is not sound; unless said, reading goes on, writing not. */
  inReadOnly?: 'allowed' | 'refused'
  /** The page that calls deals with a lost sign-in itself; nobody is led to the login page. */
  onExpired?: 'local'
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Status of success; 200 unless said. */
  status?: 200 | 201
  /** Refusals of this call, beyond those that every call may give. */
  errors?: readonly ErrorCode[]
  /** A GET that changes something: it is not run for a HEAD, by which previews look at links. */
  hasEffect?: boolean
  /** Only within five minutes of the caller's password, or of Google's word for them. */
  requiresReauth?: boolean
  /** Answers with an event stream when asked to. */
  streams?: boolean
  /** Longest time to an answer, in ms. Default of streams: as long as a turn may take. */
  streamWithinMs?: number
  /** Answers with a `SentFile`: its bytes are the body, of one of these media types. */
  sendsFile?: readonly string[]
  /** Only computes: it may be a POST, but nothing is different afterwards. */
  changesNothing?: boolean
  /** Its body has keys that people choose as names; `__proto__` is one like any other. */
  keepsNames?: boolean
  /** Takes a key in `IDEMPOTENCY_HEADER`: sent again with it, the call is done once. */
  takesKey?: boolean
  /** Largest body in bytes; the server's default unless said. */
  bodyLimit?: number
}

/** Keeps the literal types of one route, so that callers know its shapes. */
export const route = <
  const Method extends Route['method'],
  const Path extends string,
  const Rest extends Omit<Route, 'method' | 'path'>,
>(
  method: Method,
  path: Path,
  rest: Rest,
) => ({ method, path, ...rest })

/** Refusals that any call may give. */
export const COMMON_ERRORS = [
  'malformed_request',
  'invalid_fields',
  'session_expired',
  'account_suspended',
  'too_large',
  'not_json',
  'too_many_requests',
  'internal',
  'too_busy',
  'database_away',
  'stopping',
  'read_only',
] as const satisfies readonly ErrorCode[]
