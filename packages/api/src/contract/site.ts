import * as z from 'zod/mini'
import { webAddress } from '@kathasagar/story/webAddress'

import { HOUR_MS } from './rateLimits.ts'
import { WaitlistAnswer, WaitlistRequest } from './waitlist.ts'
import { route } from './route.ts'

/** Where a link leads off the site. */
const WebLink = z.string().check(z.refine((value) => webAddress(value) !== null))

/** What the site is set up with: addresses that belong to this installation. */
export const SiteConfig = z.object({
  guide_url: z.nullable(WebLink),
  /** Names us to Google; null where one cannot sign in by it. */
  google_client_id: z.nullable(z.string()),
  community_url: z.nullable(WebLink),
  /** Where one joins the premium waitlist; without it our own server keeps the entries. */
  waitlist_url: z.nullable(WebLink),
  /** A story may be tried here without an account. */
  has_guest_play: z.optional(z.boolean()),
  social_links: z.array(z.object({ label: z.string(), url: WebLink })),
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** A JSON Schema; what may stand in it is for JSON Schema to say. */
export const StorySchema = z.record(z.string(), z.unknown())
export type StorySchema = z.infer<typeof StorySchema>

export const Health = z.object({ ok: z.boolean() })

/** The installation itself. */
export const siteRoutes = {
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
