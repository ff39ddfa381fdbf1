import type { IncomingHttpHeaders } from 'node:http'

import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RouteName,
  routes,
} from '@kathasagar/api/contract'

import type { SignInOrigin } from '../services/auth/knownOrigins.ts'
import type { StoredUser } from '../services/auth/ports.ts'
import type { Ports } from '../services/ports.ts'
import type { Refusal } from '../services/refusal.ts'
import type { EventStream } from './eventStream.ts'

/** The signed-in user who calls, as the database knows them at this moment. */
export interface Caller {
  user: StoredUser
  sign_in_id: string
  /** When they last gave their password in this sign-in, or Google vouched. */
  reauthenticated_at: Date | null
}

type CallerOf<N extends RouteName> = (typeof routes)[N]['access'] extends 'anyone'
  ? Caller | null
  : Caller

/** One call after the door: parsed by the contract, its caller known. */
export interface Call<N extends RouteName> {
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  /** Absent for guests; calls for users and admins always have one. */
  caller: CallerOf<N>
  ports: Ports
  headers: IncomingHttpHeaders
  /** The caller asked for an event stream by `Accept`. */
  wantsStream: boolean
  ip: string
  /** From where it comes, in hashes. */
  origin: SignInOrigin
  /** Names this call in the server's log. */
  requestId: string
}

/** Which story a call is about, and who wants something of it. */
export const ofStory = ({ params, caller }: { params: { story_id: string }; caller: Caller }) => ({
  storyId: params.story_id,
  user: caller.user,
})

/** Which play a call is about, and whose it must be. */
export const ofSession = ({
  params,
  caller,
}: {
  params: { session_id: string }
  caller: Caller
}) => ({ sessionId: params.session_id, userId: caller.user.id })

/** What a call gives back; bind.ts turns it into status, headers and body. */
type Outcome<N extends RouteName> =
  | AnswerOf<N>
  | Refusal
  | ((typeof routes)[N] extends { streams: true } ? EventStream : never)

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Outcome<N>>

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers = { [N in RouteName]: Handler<N> }
