import { movedCalls } from '../../modules/calls.ts'
import type { Handlers } from '../call.ts'

/** A handler for every call. Here, and only here, a missing one does not compile. */
export const allRoutes: Handlers = {
  ...movedCalls,
}
