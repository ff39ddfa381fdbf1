import * as z from 'zod/mini'
import { webAddress } from '@kathasagar/story/webAddress'

import { HOUR_MS } from './rateLimits.ts'
import { WaitlistAnswer, WaitlistRequest } from './waitlist.ts'
import { anyoneRoute } from './route.ts'

const WebLink = z.string().check(z.refine((value) => webAddress(value) !== null))

export const SiteConfig = z.object({
  guide_url: z.nullable(WebLink),
  /** Null if login with Google is disabled. */
  google_client_id: z.nullable(z.string()),
  community_url: z.nullable(WebLink),
  /** URL of an external waitlist. If absent, the server stores the entries. */
  waitlist_url: z.nullable(WebLink),
  has_guest_play: z.optional(z.boolean()),
  social_links: z.array(z.object({ label: z.string(), url: WebLink })),
})
export interface SiteConfig extends z.infer<typeof SiteConfig> {}

export const StorySchema = z.record(z.string(), z.unknown())

export const Health = z.object({ ok: z.boolean() })

export default {
  getConfig: anyoneRoute('GET', '/config', {
    summary: 'Get the settings of this installation',
    cacheForGuests: true,
    answer: SiteConfig,
  }),
  getStorySchema: anyoneRoute('GET', '/story.schema.json', {
    summary: 'Get the JSON Schema of a story structure',
    cacheForGuests: true,
    answer: StorySchema,
  }),
  joinWaitlist: anyoneRoute('POST', '/waitlist', {
    summary: 'Join the premium waitlist, if this installation stores one',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }], spares: 'refused' },
    body: WaitlistRequest,
    answer: WaitlistAnswer,
    status: 201,
    errors: ['not_found'],
  }),
} as const
