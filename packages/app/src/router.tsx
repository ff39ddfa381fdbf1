import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'

import { requirePlayer, requireLogin, useExpiredSignIn } from './guards/requireLogin.ts'
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
  page(paths.home, () => import('./features/story/HomeRoute.tsx')),
  page(paths.browse(), () => import('./features/story/BrowseRoute.tsx')),
  page('/game/:story_id', () => import('./features/story/StoryDetailRoute.tsx')),
  page('/authors/:handle', () => import('./features/story/AuthorRoute.tsx')),
  page('/series/:series_id', () => import('./features/story/SeriesRoute.tsx')),
  page('/p/:code', () => import('./features/play/ReplayRoute.tsx')),
  page('/game/:story_id/codex', () => import('./features/story/CodexRoute.tsx'), requireLogin),
  page(paths.login, () => import('./features/account/LoginRoute.tsx')),
  page(paths.register, () => import('./features/account/RegisterRoute.tsx')),
  page('*', () => import('./features/site/NotFoundRoute.tsx')),
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
      page(paths.landing, () => import('./features/site/LandingRoute.tsx')),
      page('/play/:session_id', () => import('./features/play/PlayRoute.tsx'), requirePlayer),
      { id: SITE, Component: SiteLayout, children: sitePages() },
    ],
  },
]

const isInitial = (path: string) => matchRoutes(routes(), path)?.at(-1)?.route.path !== '*'

/** Loads the remaining routes when one of them is first requested. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isInitial(path)) return
  if (path === paths.admin || path.startsWith(`${paths.admin}/`))
    patch(ROOT, (await import('./features/admin/adminPages.ts')).adminPages())
  else patch(SITE, (await import('./furtherPages.ts')).furtherPages())
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
