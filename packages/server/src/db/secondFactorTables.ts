import type { Generated } from 'kysely'

interface TotpFactorsTable {
  user_id: string
  sealed_secret: string
  /** Time step of the last accepted code. Codes of this or an earlier step are refused. */
  last_step: Generated<number>
  added_at: Date
  last_used_at: Date | null
  is_confirmed: Generated<boolean>
}

interface RecoveryCodesTable {
  user_id: string
  /** With the secret of this installation, in hex. */
  code_hash: string
}

/** Second step of a login whose first proof was right. */
interface AuthChallengesTable {
  token_hash: string
  user_id: string
  is_memoized: boolean
  expires_at: Date
  tries: Generated<number>
}

interface SecondFactorAsksTable {
  user_id: string
  asked_at: Date
}

export interface SecondFactorTables {
  totp_factors: TotpFactorsTable
  recovery_codes: RecoveryCodesTable
  auth_challenges: AuthChallengesTable
  second_factor_asks: SecondFactorAsksTable
}
