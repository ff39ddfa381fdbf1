/** What this installation asks of authors. */
export interface AuthorSettings {
  /** `manual`: an editor sees every story before its readers do. */
  reviewMode: 'automatic' | 'manual'
  /** Only those whose e-mail is verified may write. */
  mustBeVerified: boolean
}

export interface SiteSettings {
  guideUrl: string | null
  /** Absent: entries are kept here. */
  waitlistUrl: string | null
  communityUrl: string | null
  socialLinks: readonly { label: string; url: string }[]
  /** Whether stories can be tried without an account. */
  hasGuestPlay: boolean
}
