import type { RouteObject } from 'react-router-dom'

import { adminPaths } from '../../admin/adminPaths.ts'
import { requireAdmin } from '../../guards/requireAdmin.ts'
import { lazyPage } from '../../lazyPage.ts'

/** What only admins open, inside the shell. */
const insidePages = (): RouteObject[] => [
  {
    path: adminPaths.stories,
    lazy: lazyPage(async () => (await import('./AdminStoriesRoute.tsx')).AdminStoriesRoute),
  },
]

/** Every page of the administration; this list itself is loaded when one is first asked for. */
export const adminPages = (): RouteObject[] => [
  {
    path: adminPaths.login,
    lazy: lazyPage(async () => (await import('./AdminLoginRoute.tsx')).AdminLoginRoute),
  },
  {
    loader: requireAdmin,
    lazy: lazyPage(async () => (await import('./AdminLayout.tsx')).AdminLayout),
    children: insidePages(),
  },
]
