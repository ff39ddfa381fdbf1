import type { RouteObject } from 'react-router-dom'

import { requireSignIn } from './guards/requireSignIn.ts'
import { lazyPage as page } from './layouts/lazyPage.ts'
import { paths } from './navigation/paths.ts'

/** Where the links of mails lead, and what a person does with their own account. */
const accountPages = (): RouteObject[] => [
  {
    path: paths.forgotPassword,
    lazy: page(
      async () => (await import('./features/account/ForgotPasswordRoute.tsx')).ForgotPasswordRoute,
    ),
  },
  {
    path: paths.resetPassword,
    lazy: page(
      async () => (await import('./features/account/ResetPasswordRoute.tsx')).ResetPasswordRoute,
    ),
  },
  {
    path: paths.verifyEmail,
    lazy: page(
      async () => (await import('./features/account/VerifyEmailRoute.tsx')).VerifyEmailRoute,
    ),
  },
  {
    path: paths.unsubscribe,
    lazy: page(
      async () => (await import('./features/account/UnsubscribeRoute.tsx')).UnsubscribeRoute,
    ),
  },
  {
    path: paths.account,
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/account/AccountRoute.tsx')).AccountRoute),
  },
]

/** Where stories are written and kept. */
const authorPages = (): RouteObject[] => [
  {
    path: paths.createStory,
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/CreateStoryRoute.tsx')).CreateStoryRoute,
    ),
  },
  {
    path: paths.myStories,
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/MyStoriesRoute.tsx')).MyStoriesRoute,
    ),
  },
  {
    path: paths.mySeries,
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/series/MySeriesRoute.tsx')).MySeriesRoute),
  },
  {
    path: '/my-series/:series_id',
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/series/EditSeriesRoute.tsx')).EditSeriesRoute),
  },
  {
    path: '/my-stories/:story_id/figures',
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/StoryFiguresRoute.tsx')).StoryFiguresRoute,
    ),
  },
  {
    path: '/my-stories/:story_id/tries',
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/FreeInputsRoute.tsx')).FreeInputsRoute,
    ),
  },
  {
    path: '/my-stories/:story_id/versions',
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/authoring/VersionsRoute.tsx')).VersionsRoute),
  },
  {
    path: '/my-stories/:story_id/test-readers',
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/TestReadersRoute.tsx')).TestReadersRoute,
    ),
  },
  {
    path: '/edit-story/:story_id',
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/EditStoryRoute.tsx')).EditStoryRoute,
    ),
  },
]

/** What one reads about the site itself. */
const guidebookPages = (): RouteObject[] => [
  {
    path: paths.premiumWaitlist,
    lazy: page(async () => (await import('./features/landing/WaitlistRoute.tsx')).WaitlistRoute),
  },
  {
    path: paths.guide,
    lazy: page(async () => (await import('./features/guide/GuidebookRoutes.tsx')).GuideRoute),
  },
  {
    path: paths.terms,
    lazy: page(async () => (await import('./features/guide/GuidebookRoutes.tsx')).TermsRoute),
  },
  {
    path: paths.privacy,
    lazy: page(async () => (await import('./features/guide/GuidebookRoutes.tsx')).PrivacyRoute),
  },
]

/** What lies behind the first pages: account, progress, authors' pages, and what is read of the site. */
export const furtherPages = (): RouteObject[] => [
  {
    path: paths.profile,
    lazy: page(async () => (await import('./features/progress/ProgressRoute.tsx')).ProgressRoute),
  },
  {
    path: paths.plays,
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/plays/PlaysRoute.tsx')).PlaysRoute),
  },
  {
    path: paths.saved,
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/saved/SavedRoute.tsx')).SavedRoute),
  },
  {
    path: paths.notices,
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/notices/NoticesRoute.tsx')).NoticesRoute),
  },
  {
    path: '/preview/:code',
    lazy: page(async () => (await import('./features/preview/PreviewRoute.tsx')).PreviewRoute),
  },
  {
    path: '/game/:story_id/comments',
    lazy: page(async () => (await import('./features/comments/CommentsRoute.tsx')).CommentsRoute),
  },
  ...accountPages(),
  ...authorPages(),
  ...guidebookPages(),
]
