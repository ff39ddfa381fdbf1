import type { RouteName } from '@kathasagar/api/contract'

import type { CallInput, Outcome } from '../platform/call.ts'
import type { Ports } from '../services/ports.ts'

/** Input of a call that has not become part of a module yet. */
export interface Call<N extends RouteName> extends CallInput<N> {
  ports: Ports
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Outcome<N>>

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers = { [N in RouteName]: Handler<N> }
