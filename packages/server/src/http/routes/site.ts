import { joinWaitlist } from '../../services/waitlist/joinWaitlist.ts'
import type { Handlers } from '../call.ts'

export const siteRoutes = {
  getConfig: async ({ ports: { site, google } }) => ({
    guide_url: site.guideUrl,
    google_client_id: google?.clientId ?? null,
    community_url: site.communityUrl,
    waitlist_url: site.waitlistUrl,
    social_links: [...site.socialLinks],
  }),
  joinWaitlist: ({ ports, body }) => joinWaitlist(ports, body),
} satisfies Partial<Handlers>
