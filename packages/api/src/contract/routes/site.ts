import { HOUR_MS } from '../rateLimits.ts'
import { route } from '../route.ts'
import { SiteConfig, StorySchema } from '../site.ts'
import { WaitlistAnswer, WaitlistRequest } from '../waitlist.ts'

/** The installation itself. */
export const routes = {
  getConfig: route('GET', '/config', {
    summary: 'Addresses that belong to this installation',
    access: 'anyone',
    cacheForGuests: true,
    answer: SiteConfig,
  }),
  getStorySchema: route('GET', '/story.schema.json', {
    summary: 'The JSON Schema of a story structure, for editors and programs',
    access: 'anyone',
    cacheForGuests: true,
    answer: StorySchema,
  }),
  joinWaitlist: route('POST', '/waitlist', {
    summary: 'Join the premium waitlist, where this installation keeps one of its own',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }], spares: 'refused' },
    body: WaitlistRequest,
    answer: WaitlistAnswer,
    status: 201,
    errors: ['not_found'],
  }),
} as const
