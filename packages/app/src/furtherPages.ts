import type { RouteObject } from 'react-router-dom'

import { requireSignIn } from './guards/requireSignIn.ts'
import { page } from './layouts/lazyPage.ts'
import { paths } from './navigation/paths.ts'

const accountPages = (): RouteObject[] => [
  page(
    paths.forgotPassword,
    async () => (await import('./features/account/ForgotPasswordRoute.tsx')).ForgotPasswordRoute,
  ),
  page(
    paths.resetPassword,
    async () => (await import('./features/account/ResetPasswordRoute.tsx')).ResetPasswordRoute,
  ),
  page(
    paths.verifyEmail,
    async () => (await import('./features/account/VerifyEmailRoute.tsx')).VerifyEmailRoute,
  ),
  ...[paths.account, paths.accountSection(':section')].map((path) =>
    page(
      path,
      async () => (await import('./features/account/AccountRoute.tsx')).AccountRoute,
      requireSignIn,
    ),
  ),
]

const authorPages = (): RouteObject[] => [
  page(
    paths.createStory,
    async () => (await import('./features/authoring/CreateStoryRoute.tsx')).CreateStoryRoute,
    requireSignIn,
  ),
  page(
    paths.myStories,
    async () => (await import('./features/authoring/MyStoriesRoute.tsx')).MyStoriesRoute,
    requireSignIn,
  ),
  page(
    paths.mySeries,
    async () => (await import('./features/series/MySeriesRoute.tsx')).MySeriesRoute,
    requireSignIn,
  ),
  page(
    '/my-series/:series_id',
    async () => (await import('./features/series/EditSeriesRoute.tsx')).EditSeriesRoute,
    requireSignIn,
  ),
  page(
    '/my-stories/:story_id/free-inputs',
    async () => (await import('./features/authoring/FreeInputsRoute.tsx')).FreeInputsRoute,
    requireSignIn,
  ),
  page(
    '/my-stories/:story_id/versions',
    async () => (await import('./features/authoring/VersionsRoute.tsx')).VersionsRoute,
    requireSignIn,
  ),
  page(
    '/my-stories/:story_id/preview-link',
    async () => (await import('./features/authoring/PreviewLinkRoute.tsx')).PreviewLinkRoute,
    requireSignIn,
  ),
  page(
    '/edit-story/:story_id',
    async () => (await import('./features/authoring/EditStoryRoute.tsx')).EditStoryRoute,
    requireSignIn,
  ),
]

const guidebookPages = (): RouteObject[] => [
  page(
    paths.premiumWaitlist,
    async () => (await import('./features/landing/WaitlistRoute.tsx')).WaitlistRoute,
  ),
  page(paths.guide, async () => (await import('./features/guide/GuidebookRoutes.tsx')).GuideRoute),
  page(paths.terms, async () => (await import('./features/guide/GuidebookRoutes.tsx')).TermsRoute),
  page(
    paths.privacy,
    async () => (await import('./features/guide/GuidebookRoutes.tsx')).PrivacyRoute,
  ),
]

export const furtherPages = (): RouteObject[] => [
  page(
    paths.profile,
    async () => (await import('./features/progress/ProgressRoute.tsx')).ProgressRoute,
  ),
  page(
    paths.plays,
    async () => (await import('./features/plays/PlaysRoute.tsx')).PlaysRoute,
    requireSignIn,
  ),
  page(
    paths.saved,
    async () => (await import('./features/saved/SavedRoute.tsx')).SavedRoute,
    requireSignIn,
  ),
  page(
    paths.notices,
    async () => (await import('./features/notices/NoticesRoute.tsx')).NoticesRoute,
    requireSignIn,
  ),
  page(
    '/preview/:code',
    async () => (await import('./features/preview/PreviewRoute.tsx')).PreviewRoute,
  ),
  page(
    '/game/:story_id/comments',
    async () => (await import('./features/comments/CommentsRoute.tsx')).CommentsRoute,
  ),
  ...accountPages(),
  ...authorPages(),
  ...guidebookPages(),
]
