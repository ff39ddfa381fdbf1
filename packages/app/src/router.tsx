import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'

import { requirePlayer, requireSignIn } from './guards/requireSignIn.ts'
import { useExpiredSignIn } from './guards/useExpiredSignIn.ts'
import { ScrollPlace } from './layouts/ScrollPlace.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { page } from './layouts/lazyPage.ts'
import { paths } from './navigation/paths.ts'
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

const sitePages = (): RouteObject[] => [
  page(paths.home, async () => (await import('./features/home/HomeRoute.tsx')).HomeRoute),
  page(paths.browse(), async () => (await import('./features/browse/BrowseRoute.tsx')).BrowseRoute),
  page(
    '/game/:story_id',
    async () => (await import('./features/story/StoryDetailRoute.tsx')).StoryDetailRoute,
  ),
  page(
    '/authors/:handle',
    async () => (await import('./features/authors/AuthorRoute.tsx')).AuthorRoute,
  ),
  page(
    '/series/:series_id',
    async () => (await import('./features/series/SeriesRoute.tsx')).SeriesRoute,
  ),
  page('/p/:code', async () => (await import('./features/replay/ReplayRoute.tsx')).ReplayRoute),
  page(
    '/game/:story_id/codex',
    async () => (await import('./features/story/CodexRoute.tsx')).CodexRoute,
    requireSignIn,
  ),
  page(paths.login, async () => (await import('./features/account/LoginRoute.tsx')).LoginRoute),
  page(
    paths.register,
    async () => (await import('./features/account/RegisterRoute.tsx')).RegisterRoute,
  ),
  page('*', async () => (await import('./layouts/NotFoundRoute.tsx')).NotFoundRoute),
]

const ROOT = 'root'
const SITE = 'site'

export const routes = (): RouteObject[] => [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: FailedRoute,
    HydrateFallback: () => null,
    children: [
      page(
        paths.landing,
        async () => (await import('./features/landing/LandingRoute.tsx')).LandingRoute,
      ),
      page(
        '/play/:session_id',
        async () => (await import('./features/play/PlayRoute.tsx')).PlayRoute,
        requirePlayer,
      ),
      {
        id: SITE,
        Component: SiteLayout,
        children: sitePages(),
      },
    ],
  },
]

const FURTHER = new RegExp(
  `^(${[
    paths.account,
    paths.createStory,
    '/edit-story',
    paths.forgotPassword,
    paths.comments('[^/]+'),
    paths.guide,
    paths.mySeries,
    paths.myStories,
    paths.notices,
    paths.plays,
    paths.premiumWaitlist,
    paths.preview('[^/]+'),
    paths.privacy,
    paths.profile,
    paths.resetPassword,
    paths.saved,
    paths.terms,
    paths.verifyEmail,
  ].join('|')})(/|$)`,
  'i',
)

/** Loads the other routes when one of them is first requested. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (FURTHER.test(path)) return patch(SITE, (await import('./furtherPages.ts')).furtherPages())
  if (path !== paths.admin && !path.startsWith(`${paths.admin}/`)) return
  patch(ROOT, (await import('./features/admin/adminPages.ts')).adminPages())
}

export const makeRouter = () =>
  createBrowserRouter(routes(), { patchRoutesOnNavigation: findRoutes })
export type Router = ReturnType<typeof makeRouter>

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
