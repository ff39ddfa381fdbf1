/**
 * Every address that the app has a page for, in its router's words. The router draws them, and the
 * server answers all others with 404; a test of the app holds the two together.
 */
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
  '/profile',
  '/plays',
  '/saved',
  '/notices',
  '/create-story',
  '/my-stories',
  '/my-stories/:story_id/tries',
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

/** A part of an address that may be anything stands for a name with a colon. */
const matcherOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')

const MATCHERS = new Map(PAGE_PATHS.map((page) => [page, matcherOf(page)]))

/** The parameters of a page in an address of it; null where the address is not this page's. */
export const paramsIn = (page: PagePath, path: string): Record<string, string> | null => {
  const found = MATCHERS.get(page)?.exec(path)
  return found ? { ...found.groups } : null
}

/** Whether the app has a page at this address. */
export const isPagePath = (path: string): boolean =>
  [...MATCHERS.values()].some((matcher) => matcher.test(path))
