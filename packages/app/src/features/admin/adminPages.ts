import type { RouteObject } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { requireAdmin } from '../../guards/requireLogin.ts'
import { lazyPage, page } from '../../layouts/lazyPage.ts'

const insidePages = (): RouteObject[] => [
  page(adminPaths.overview, () => import('./AdminOverviewRoute.tsx')),
  page(adminPaths.users, () => import('./AdminUsersRoute.tsx')),
  page(adminPaths.models, () => import('./AdminModelsRoute.tsx')),
  page(adminPaths.audit(), () => import('./AdminAuditRoute.tsx')),
  page(adminPaths.stories, () => import('./AdminStoriesRoute.tsx')),
  page(adminPaths.newStory, () => import('./EditAdminStoryRoute.tsx')),
  page(adminPaths.editStory(':story_id'), () => import('./EditAdminStoryRoute.tsx')),
  page(adminPaths.categories, () => import('./AdminTaxonomyRoute.tsx')),
  page(adminPaths.tags, () => import('./AdminTaxonomyRoute.tsx')),
  page(adminPaths.review, () => import('./AdminReviewRoute.tsx')),
  page(`${adminPaths.review}/:story_id`, () => import('./AdminReviewStoryRoute.tsx')),
]

export const adminPages = (): RouteObject[] => [
  page(adminPaths.login, () => import('./AdminLoginRoute.tsx')),
  {
    loader: requireAdmin,
    lazy: lazyPage(() => import('./AdminLayout.tsx')),
    children: insidePages(),
  },
]
