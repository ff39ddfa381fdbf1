import type { RouteObject } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { requireAdmin } from '../../guards/requireAdmin.ts'
import { lazyPage, page } from '../../layouts/lazyPage.ts'

const insidePages = (): RouteObject[] => [
  page(
    adminPaths.overview,
    async () => (await import('./AdminOverviewRoute.tsx')).AdminOverviewRoute,
  ),
  page(adminPaths.users, async () => (await import('./AdminUsersRoute.tsx')).AdminUsersRoute),
  page(adminPaths.models, async () => (await import('./AdminModelsRoute.tsx')).AdminModelsRoute),
  page(adminPaths.audit(), async () => (await import('./AdminAuditRoute.tsx')).AdminAuditRoute),
  page(adminPaths.stories, async () => (await import('./AdminStoriesRoute.tsx')).AdminStoriesRoute),
  page(
    adminPaths.newStory,
    async () => (await import('./NewAdminStoryRoute.tsx')).NewAdminStoryRoute,
  ),
  page(
    adminPaths.editStory(':story_id'),
    async () => (await import('./EditAdminStoryRoute.tsx')).EditAdminStoryRoute,
  ),
  page(
    adminPaths.categories,
    async () => (await import('./AdminTaxonomyRoutes.tsx')).AdminCategoriesRoute,
  ),
  page(adminPaths.tags, async () => (await import('./AdminTaxonomyRoutes.tsx')).AdminTagsRoute),
  page(adminPaths.review, async () => (await import('./AdminReviewRoute.tsx')).AdminReviewRoute),
  page(
    `${adminPaths.review}/:story_id`,
    async () => (await import('./AdminReviewStoryRoute.tsx')).AdminReviewStoryRoute,
  ),
]

export const adminPages = (): RouteObject[] => [
  page(adminPaths.login, async () => (await import('./AdminLoginRoute.tsx')).AdminLoginRoute),
  {
    loader: requireAdmin,
    lazy: lazyPage(async () => (await import('./AdminLayout.tsx')).AdminLayout),
    children: insidePages(),
  },
]
