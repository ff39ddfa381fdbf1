/** What this installation asks of authors. */
export interface AuthorSettings {
  /** `manual`: an editor sees every story before its readers do. */
  reviewMode: 'automatic' | 'manual'
  /** Only those whose e-mail is verified may write. */
  mustBeVerified: boolean
}

/** How many days events of the audit log are kept. */
export interface AuditDays {
  /** In the database, where admins read them. */
  inDatabase: number
  /** At all: those between lie in files. */
  kept: number
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
