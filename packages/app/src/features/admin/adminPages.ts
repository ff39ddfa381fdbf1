import type { RouteObject } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { requireAdmin } from '../../guards/requireAdmin.ts'
import { lazyPage } from '../../layouts/lazyPage.ts'

/** What only admins open, inside the shell. */
const insidePages = (): RouteObject[] => [
  {
    path: adminPaths.overview,
    lazy: lazyPage(async () => (await import('./AdminOverviewRoute.tsx')).AdminOverviewRoute),
  },
  {
    path: adminPaths.users,
    lazy: lazyPage(async () => (await import('./AdminUsersRoute.tsx')).AdminUsersRoute),
  },
  {
    path: adminPaths.models,
    lazy: lazyPage(async () => (await import('./AdminModelsRoute.tsx')).AdminModelsRoute),
  },
  {
    path: adminPaths.audit(),
    lazy: lazyPage(async () => (await import('./AdminAuditRoute.tsx')).AdminAuditRoute),
  },
  {
    path: adminPaths.stories,
    lazy: lazyPage(async () => (await import('./AdminStoriesRoute.tsx')).AdminStoriesRoute),
  },
  {
    path: adminPaths.newStory,
    lazy: lazyPage(async () => (await import('./NewAdminStoryRoute.tsx')).NewAdminStoryRoute),
  },
  {
    path: adminPaths.editStory(':story_id'),
    lazy: lazyPage(async () => (await import('./EditAdminStoryRoute.tsx')).EditAdminStoryRoute),
  },
  {
    path: adminPaths.categories,
    lazy: lazyPage(async () => (await import('./AdminCategoriesRoute.tsx')).AdminCategoriesRoute),
  },
  {
    path: adminPaths.tags,
    lazy: lazyPage(async () => (await import('./AdminTagsRoute.tsx')).AdminTagsRoute),
  },
  {
    path: adminPaths.review,
    lazy: lazyPage(async () => (await import('./AdminReviewRoute.tsx')).AdminReviewRoute),
  },
  {
    path: `${adminPaths.review}/:story_id`,
    lazy: lazyPage(async () => (await import('./AdminReviewStoryRoute.tsx')).AdminReviewStoryRoute),
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
