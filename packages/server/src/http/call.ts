import type { RouteName } from '@kathasagar/api/contract'

import type { CallInput, Outcome } from '../platform/call.ts'
import type { Ports } from '../services/ports.ts'

/** Input of a call that isn't in a module yet. */
export interface Call<N extends RouteName> extends CallInput<N> {
  ports: Ports
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Outcome<N>>

/** A missing handler doesn't compile. */
export type Handlers = { [N in RouteName]: Handler<N> }
