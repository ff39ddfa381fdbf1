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
import type { StoredUser } from '../services/auth/ports.ts'
import type { Refusal } from '../services/refusal.ts'
import type { Context } from './context.ts'

/** The signed-in user who calls, as the database knows them at this moment. */
export interface Caller {
  user: StoredUser
  sign_in_id: string
  /** When the user last confirmed their identity in this login. Null if they never did. */
  reauthenticated_at: Date | null
}

/** Null only if the contract lets guests call. */
type UnlessGuest<N extends RouteName, Value> = (typeof routes)[N]['access'] extends 'anyone'
  ? Value | null
  : Value

/** Input of a call. The contract has parsed params, query and body. */
export interface CallInput<N extends RouteName> {
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  user: UnlessGuest<N, StoredUser>
  /** The user with their login. Most calls need `user` alone. */
  caller: UnlessGuest<N, Caller>
  headers: IncomingHttpHeaders
  /** True if the client accepts an event stream. */
  wantsStream: boolean
  ip: string
  /** Hashes of the device and the network of the client. */
  origin: SignInOrigin
  /** Name of this request in the server's log. */
  requestId: string
}

/** Result of a call; bind.ts turns it into status, headers and body. */
export type Outcome<N extends RouteName> =
  | AnswerOf<N>
  | Refusal
  | ((typeof routes)[N] extends { streams: true } ? EventStream : never)

/** Handles one call of the contract. `Needs` is the part of the context that it uses. */
export type Call<N extends RouteName, Needs = Context> = (
  ctx: Needs,
  input: CallInput<N>,
) => Promise<Outcome<N>>

/** One handler for each call of the contract. A missing one does not compile. */
export type Calls = { [N in RouteName]: Call<N> }
