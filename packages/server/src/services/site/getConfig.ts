import type { SiteConfig } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** What the pages have to know of this installation. */
export const getConfig = async ({ site, google }: Ports): Promise<SiteConfig> => ({
  guide_url: site.guideUrl,
  google_client_id: google?.clientId ?? null,
  community_url: site.communityUrl,
  waitlist_url: site.waitlistUrl,
  ...(site.hasGuestPlay && { has_guest_play: true }),
  social_links: [...site.socialLinks],
})
