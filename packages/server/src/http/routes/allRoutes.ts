import type { Handlers } from '../call.ts'
import { authRoutes } from './auth.ts'
import { categoryRoutes } from './categories.ts'
import { pendingRoutes } from './pending.ts'
import { siteRoutes } from './site.ts'
import { storyRoutes } from './stories.ts'

/** A handler for every call. Here, and only here, a missing one does not compile. */
export const allRoutes: Handlers = {
  ...authRoutes,
  ...storyRoutes,
  ...categoryRoutes,
  ...siteRoutes,
  ...pendingRoutes,
}
