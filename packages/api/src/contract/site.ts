import * as z from 'zod/mini'

import { webAddress } from '@kathasagar/story/webAddress'

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
