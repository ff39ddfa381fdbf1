import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { id } from './fields.ts'
import type { RateLimit } from './rateLimits.ts'

/** `player` includes guests. */
export type Access = 'anyone' | 'player' | 'user' | 'admin'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path relative to the API's base path. Parameters are written as `:name`. */
  path: string
  /** One line for the API reference. */
  summary: string
  access: Access
  rateLimit?: RateLimit
  /** Ignores the access token. Then, an expired token does not prevent login or logout. */
  ignoresToken?: boolean
  /** Permits the call for suspended accounts. Used for status, data export, and closing the account. */
  isOpenToSuspended?: boolean
  /** Caches the response briefly, because it is the same for all guests. */
  cacheForGuests?: boolean
  /** Permits reading from a database replica. */
  mayLag?: boolean
  /** Behaviour while the ledger is inconsistent. Default: reads are allowed, writes are not. */
  inReadOnly?: 'allowed' | 'refused'
  /** `local`: the caller handles an expired session, and the login page is not opened. */
  onExpired?: 'local'
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Success status. Default: 200. */
  status?: 200 | 201
  /** Errors of this call, in addition to the common ones. */
  errors?: readonly ErrorCode[]
  /** True for a GET with side effects. HEAD requests of link previews then don't run it. */
  hasEffect?: boolean
  /** Requires a password or Google confirmation within the last five minutes. */
  requiresReauth?: boolean
  /** Responds with an event stream if requested. */
  streams?: boolean
  /** Timeout in ms. Default: that of a turn. */
  streamWithinMs?: number
  /** Responds with a `SentFile` of one of these media types. */
  sendsFile?: readonly string[]
  /** True for a POST without side effects. */
  changesNothing?: boolean
  /** True if the body has user-defined keys, such as `__proto__`. */
  keepsNames?: boolean
  /** Accepts a key in `IDEMPOTENCY_HEADER`, so that repeated calls run once. */
  takesKey?: boolean
  /** Maximum body size in bytes. Default: the server's. */
  bodyLimit?: number
}

/** Names of the ids in a path, such as `story_id`. */
type IdsIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? IdsIn<Head> | IdsIn<Rest>
  : Path extends `:${infer Name}_id`
    ? `${Name}_id`
    : never

type IdParams<Path extends string> = [IdsIn<Path>] extends [never]
  ? unknown
  : { params: z.ZodMiniObject<Record<IdsIn<Path>, typeof id>> }

/** Creates routes that preserve their literal types. Parameters ending in `_id` are UUIDs. */
const routesFor =
  <const Who extends Access>(access: Who) =>
  <
    const Method extends Route['method'],
    const Path extends string,
    const Rest extends Omit<Route, 'method' | 'path' | 'access'>,
  >(
    method: Method,
    path: Path,
    rest: Rest,
  ) => {
    const ids = path.split('/').filter((part) => part.startsWith(':') && part.endsWith('_id'))
    const params = z.object(Object.fromEntries(ids.map((name) => [name.slice(1), id])))
    const made = { method, path, access, ...rest }
    type Made = typeof made & (Rest extends { params: unknown } ? unknown : IdParams<Path>)
    return { ...(ids.length > 0 ? { params } : {}), ...made } as unknown as Made
  }

export const anyoneRoute = routesFor('anyone')
export const playerRoute = routesFor('player')
export const userRoute = routesFor('user')
export const adminRoute = routesFor('admin')

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
