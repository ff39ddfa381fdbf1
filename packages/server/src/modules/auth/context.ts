import type { AccessTokens, PasswordHasher, Platform, Services } from '../../platform/call.ts'
import type { LedgerAudit } from '../ledger/index.ts'
import type { KeySeal } from '../models/index.ts'
import type { GoogleTokens } from './google.ts'
import type { TotpCodes } from './secondFactor.ts'

export interface SiteSettings {
  guideUrl: string | null
  /** URL of an external waitlist. Null if this server stores the entries. */
  waitlistUrl: string | null
  communityUrl: string | null
  socialLinks: readonly { label: string; url: string }[]
  /** True if visitors may play without an account. */
  hasGuestPlay: boolean
}

export interface AuthContext
  extends Platform, Pick<Services, 'rateLimitFactor' | 'secrets' | 'siteUrl'> {
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Null if no Google client ID is configured. */
  google: GoogleTokens | null
  totpCodes: TotpCodes
  /** True if admins need a second factor after seven days. */
  adminsNeedSecondFactor: boolean
  keySeal: KeySeal
  ledgerAudit: LedgerAudit
  site: SiteSettings
}
