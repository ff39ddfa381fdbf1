/** All pages of the app. The server returns 404 for other paths. */
export const PAGE_PATHS = [
  '/',
  '/home',
  '/browse',
  '/game/:story_id',
  '/game/:story_id/codex',
  '/authors/:handle',
  '/series/:series_id',
  '/game/:story_id/comments',
  '/play/:session_id',
  '/p/:code',
  '/preview/:code',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/account',
  '/account/:section',
  '/profile',
  '/plays',
  '/saved',
  '/notices',
  '/create-story',
  '/my-stories',
  '/my-stories/:story_id/free-inputs',
  '/my-stories/:story_id/versions',
  '/my-stories/:story_id/preview-link',
  '/my-series',
  '/my-series/:series_id',
  '/edit-story/:story_id',
  '/premium-waitlist',
  '/guide',
  '/terms-of-service',
  '/privacy-policy',
  '/admin',
  '/admin/overview',
  '/admin/users',
  '/admin/models',
  '/admin/audit',
  '/admin/stories',
  '/admin/stories/new',
  '/admin/stories/edit/:story_id',
  '/admin/categories',
  '/admin/tags',
  '/admin/review',
  '/admin/review/:story_id',
] as const

export type PagePath = (typeof PAGE_PATHS)[number]

const matcherOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')

const MATCHERS = new Map(PAGE_PATHS.map((page) => [page, matcherOf(page)]))

/** Returns the path parameters, or null if the path does not match the page. */
export const paramsIn = (page: PagePath, path: string): Record<string, string> | null => {
  const found = MATCHERS.get(page)?.exec(path)
  return found ? { ...found.groups } : null
}

export const isPagePath = (path: string): boolean =>
  [...MATCHERS.values()].some((matcher) => matcher.test(path))
