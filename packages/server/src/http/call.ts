import type { RouteName } from '@kathasagar/api/contract'

import type { Caller, CallInput, Outcome } from '../platform/call.ts'
import type { Ports } from '../services/ports.ts'

/** Input of a call that has not become part of a module yet. */
export interface Call<N extends RouteName> extends CallInput<N> {
  ports: Ports
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

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Outcome<N>>

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers = { [N in RouteName]: Handler<N> }
