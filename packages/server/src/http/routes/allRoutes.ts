import { movedCalls } from '../../modules/calls.ts'
import type { Handlers } from '../call.ts'
import { adminModelRoutes } from './adminModels.ts'
import { meRoutes } from './me.ts'
import { modelRoutes } from './models.ts'
import { sessionRoutes } from './sessions.ts'

/** A handler for every call. Here, and only here, a missing one does not compile. */
export const allRoutes: Handlers = {
  ...movedCalls,
  ...meRoutes,
  ...modelRoutes,
  ...sessionRoutes,
  ...adminModelRoutes,
}
