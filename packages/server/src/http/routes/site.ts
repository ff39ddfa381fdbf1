import type { Handlers } from '../call.ts'

export const siteRoutes = {
  getConfig: async ({ ports: { site } }) => ({
    guide_url: site.guideUrl,
    community_url: site.communityUrl,
    social_links: [...site.socialLinks],
  }),
} satisfies Partial<Handlers>
