import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'

import { requireSignIn } from './guards/requireSignIn.ts'
import { useExpiredSignIn } from './guards/useExpiredSignIn.ts'
import { ScrollPlace } from './layouts/ScrollPlace.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { lazyPage as page } from './lazyPage.ts'
import { paths } from './paths.ts'
import { FailedRoute } from './layouts/FailedRoute.tsx'

function Root() {
  useExpiredSignIn()

  return (
    <>
      <Outlet />
      <ScrollPlace />
    </>
  )
}

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
    path: '/my-stories/:story_id/tries',
    loader: requireSignIn,
    lazy: page(
      async () => (await import('./features/authoring/StoryTriesRoute.tsx')).StoryTriesRoute,
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

/** Pages with the shared header and footer. */
const sitePages = (): RouteObject[] => [
  {
    path: paths.home,
    lazy: page(async () => (await import('./features/home/HomeRoute.tsx')).HomeRoute),
  },
  {
    path: paths.browse(),
    lazy: page(async () => (await import('./features/browse/BrowseRoute.tsx')).BrowseRoute),
  },
  {
    path: '/game/:story_id',
    lazy: page(
      async () => (await import('./features/story/StoryDetailRoute.tsx')).StoryDetailRoute,
    ),
  },
  {
    path: '/game/:story_id/codex',
    loader: requireSignIn,
    lazy: page(async () => (await import('./features/story/CodexRoute.tsx')).CodexRoute),
  },
  {
    path: paths.profile,
    lazy: page(async () => (await import('./features/progress/ProgressRoute.tsx')).ProgressRoute),
  },
  {
    path: paths.login,
    lazy: page(async () => (await import('./features/account/LoginRoute.tsx')).LoginRoute),
  },
  {
    path: paths.register,
    lazy: page(async () => (await import('./features/account/RegisterRoute.tsx')).RegisterRoute),
  },
  ...accountPages(),
  ...authorPages(),
  ...guidebookPages(),
  {
    path: '*',
    lazy: page(async () => (await import('./layouts/NotFoundRoute.tsx')).NotFoundRoute),
  },
]

const ROOT = 'root'

/** Every route; each page's code is loaded when it is first opened. */
export const routes = (): RouteObject[] => [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: FailedRoute,
    HydrateFallback: () => null,
    children: [
      {
        path: paths.landing,
        lazy: page(async () => (await import('./features/landing/LandingRoute.tsx')).LandingRoute),
      },
      {
        path: '/play/:session_id',
        loader: requireSignIn,
        lazy: page(async () => (await import('./features/play/PlayRoute.tsx')).PlayRoute),
      },
      {
        Component: SiteLayout,
        children: sitePages(),
      },
    ],
  },
]

/** Routes that visitors have no use for are heard of when one of them is first asked for. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path !== paths.admin && !path.startsWith(`${paths.admin}/`)) return
  patch(ROOT, (await import('./features/admin/adminPages.ts')).adminPages())
}

export const makeRouter = () =>
  createBrowserRouter(routes(), { patchRoutesOnNavigation: findRoutes })
export type Router = ReturnType<typeof makeRouter>

/** Waits for the code of the page that a router begins with. */
export async function untilInitialized(router: Router) {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
