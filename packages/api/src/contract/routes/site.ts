import { route } from '../route.ts'
import { SiteConfig } from '../site.ts'

/** The installation itself. */
export const siteRoutes = {
  getConfig: route({
    method: 'GET',
    path: '/config',
    summary: 'Addresses that belong to this installation',
    access: 'anyone',
    answer: SiteConfig,
    errors: [],
  }),
} as const
