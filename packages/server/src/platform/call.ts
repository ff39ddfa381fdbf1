import type { IncomingHttpHeaders } from 'node:http'

import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RouteName,
  routes,
} from '@kathasagar/api/contract'

import type { EventStream } from '../http/eventStream.ts'
import type { SignInOrigin } from '../modules/auth/index.ts'
import type { StoredUser } from './auth.ts'
import type { Refusal } from './refusal.ts'

/** The caller, read from the database at each call. */
export interface Caller {
  user: StoredUser
  sign_in_id: string
  /** Last confirmation of identity in this login. Null if there is none. */
  reauthenticated_at: Date | null
}

/** Null only if the contract permits guests. */
type UnlessGuest<N extends RouteName, Value> = (typeof routes)[N]['access'] extends 'anyone'
  ? Value | null
  : Value

export interface CallInput<N extends RouteName> {
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  user: UnlessGuest<N, StoredUser>
  /** The user with their login. Most calls need only `user`. */
  caller: UnlessGuest<N, Caller>
  headers: IncomingHttpHeaders
  /** True if the client accepts an event stream. */
  wantsStream: boolean
  ip: string
  /** Hashes of the client's device and network. */
  origin: SignInOrigin
  requestId: string
}

/** Result of a call. `http/bind.ts` converts it to status, headers, and body. */
export type Outcome<N extends RouteName> =
  | AnswerOf<N>
  | Refusal
  | ((typeof routes)[N] extends { streams: true } ? EventStream : never)

/** `Needs` is the part of the context that the call uses. */
export type Call<N extends RouteName, Needs> = (
  ctx: Needs,
  input: CallInput<N>,
) => Promise<Outcome<N>>
