import type { AccessTokens, PasswordHasher, Platform, Services } from '../../platform/call.ts'
import type { LedgerAudit } from '../ledger/index.ts'
import type { KeySeal } from '../models/index.ts'
import type { GoogleTokens } from './google.ts'
import type { TotpCodes } from './secondFactor.ts'

export interface SiteSettings {
  guideUrl: string | null
  /** Null if entries are stored here. */
  waitlistUrl: string | null
  communityUrl: string | null
  socialLinks: readonly { label: string; url: string }[]
  /** Guests may play a demo. */
  hasGuestPlay: boolean
}

export interface AuthContext
  extends Platform, Pick<Services, 'rateLimitFactor' | 'secrets' | 'siteUrl'> {
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Null without a Google client ID. */
  google: GoogleTokens | null
  totpCodes: TotpCodes
  /** Enforced seven days after the first request. */
  adminsNeedSecondFactor: boolean
  keySeal: KeySeal
  ledgerAudit: LedgerAudit
  site: SiteSettings
}
