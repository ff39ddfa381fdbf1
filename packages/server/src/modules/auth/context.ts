import type { Context, Platform } from '../../platform/context.ts'

export type AuthContext = Platform &
  Pick<
    Context,
    | 'accessTokens'
    | 'google'
    | 'keySeal'
    | 'ledgerAudit'
    | 'passwords'
    | 'rateLimitFactor'
    | 'secrets'
    | 'site'
    | 'siteUrl'
    | 'totpCodes'
    | 'adminsNeedSecondFactor'
  >
