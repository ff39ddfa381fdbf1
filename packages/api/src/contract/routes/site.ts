import { HOUR_MS } from '../rateLimits.ts'
import { route } from '../route.ts'
import { SiteConfig } from '../site.ts'
import { WaitlistAnswer, WaitlistRequest } from '../waitlist.ts'

/** The installation itself. */
export const siteRoutes = {
  getConfig: route({
    method: 'GET',
    path: '/config',
    summary: 'Addresses that belong to this installation',
    access: 'anyone',
    cacheForGuests: true,
    answer: SiteConfig,
    errors: [],
  }),
  joinWaitlist: route({
    method: 'POST',
    path: '/waitlist',
    summary: 'Join the premium waitlist, where this installation keeps one of its own',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }] },
    body: WaitlistRequest,
    answer: WaitlistAnswer,
    status: 201,
    errors: ['not_found'],
  }),
} as const
