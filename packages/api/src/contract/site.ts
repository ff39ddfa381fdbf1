import * as z from 'zod/mini'

/** What the site is set up with: addresses that belong to this installation. */
export const SiteConfig = z.object({
  guide_url: z.nullable(z.string()),
  community_url: z.nullable(z.string()),
  social_links: z.array(z.object({ label: z.string(), url: z.string() })),
})
export type SiteConfig = z.infer<typeof SiteConfig>

export const Health = z.object({ ok: z.boolean() })
