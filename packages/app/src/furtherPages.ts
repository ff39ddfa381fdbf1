import type { RouteObject } from 'react-router-dom'

import { requireLogin } from './guards/requireLogin.ts'
import { page } from './layouts/lazyPage.ts'
import { paths } from './navigation/paths.ts'

export const furtherPages = (): RouteObject[] => [
  page(paths.profile, () => import('./features/progress/ProgressRoute.tsx')),
  page('/preview/:code', () => import('./features/play/PreviewRoute.tsx')),
  page('/game/:story_id/comments', () => import('./features/story/CommentsRoute.tsx')),
  page(paths.forgotPassword, () => import('./features/account/ForgotPasswordRoute.tsx')),
  page(paths.resetPassword, () => import('./features/account/ResetPasswordRoute.tsx')),
  page(paths.verifyEmail, () => import('./features/account/VerifyEmailRoute.tsx')),
  page(paths.premiumWaitlist, () => import('./features/site/WaitlistRoute.tsx')),
  page(paths.guide, () => import('./features/site/GuidebookRoute.tsx')),
  page(paths.terms, () => import('./features/site/GuidebookRoute.tsx')),
  page(paths.privacy, () => import('./features/site/GuidebookRoute.tsx')),
  { loader: requireLogin, children: privatePages() },
]

const privatePages = (): RouteObject[] => [
  page(paths.plays, () => import('./features/play/PlaysRoute.tsx')),
  page(paths.saved, () => import('./features/story/SavedRoute.tsx')),
  page(paths.notices, () => import('./features/notices/NoticesRoute.tsx')),
  page(paths.account, () => import('./features/account/AccountRoute.tsx')),
  page(paths.accountSection(':section'), () => import('./features/account/AccountRoute.tsx')),
  page(paths.createStory, () => import('./features/authoring/CreateStoryRoute.tsx')),
  page(paths.myStories, () => import('./features/authoring/MyStoriesRoute.tsx')),
  page('/edit-story/:story_id', () => import('./features/authoring/EditStoryRoute.tsx')),
  page(
    '/my-stories/:story_id/free-inputs',
    () => import('./features/authoring/FreeInputsRoute.tsx'),
  ),
  page('/my-stories/:story_id/versions', () => import('./features/authoring/VersionsRoute.tsx')),
  page(
    '/my-stories/:story_id/preview-link',
    () => import('./features/authoring/PreviewLinkRoute.tsx'),
  ),
  page(paths.mySeries, () => import('./features/authoring/MySeriesRoute.tsx')),
  page('/my-series/:series_id', () => import('./features/authoring/EditSeriesRoute.tsx')),
]
