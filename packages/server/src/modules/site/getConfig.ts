import type { Call } from '../../platform/call.ts'
import type { AuthContext } from '../auth/index.ts'

export interface SiteContext extends Pick<AuthContext, 'site' | 'google'> {
  storySchema(): Record<string, unknown>
}

export const getConfig: Call<'getConfig', SiteContext> = async (ctx) => {
  const { site, google } = ctx
  return {
    guide_url: site.guideUrl,
    google_client_id: google?.clientId ?? null,
    community_url: site.communityUrl,
    waitlist_url: site.waitlistUrl,
    ...(site.hasGuestPlay && { has_guest_play: true }),
    social_links: [...site.socialLinks],
  }
}
