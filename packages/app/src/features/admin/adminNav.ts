import type { AdminMessages, AdminNavLink } from '@kathasagar/ui'

import { adminPaths } from './adminPaths.ts'

const pagesIn = (
  nav: AdminMessages['admin']['shell']['nav'],
): readonly Pick<AdminNavLink, 'label' | 'href'>[] => [
  { label: nav.overview, href: adminPaths.overview },
  { label: nav.stories, href: adminPaths.stories },
  { label: nav.categories, href: adminPaths.categories },
  { label: nav.tags, href: adminPaths.tags },
  { label: nav.review, href: adminPaths.review },
  { label: nav.users, href: adminPaths.users },
  { label: nav.models, href: adminPaths.models },
  { label: nav.audit, href: adminPaths.audit() },
]

const isAt = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`)

/** Returns the navigation links. Subpages mark their parent as current. */
export const adminNav = (
  pathname: string,
  nav: AdminMessages['admin']['shell']['nav'],
): AdminNavLink[] => pagesIn(nav).map((page) => ({ ...page, isCurrent: isAt(pathname, page.href) }))
