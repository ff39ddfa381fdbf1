import type { Generated } from 'kysely'

import type { AuthChallenge, StoredTotp } from '../services/auth/secondFactorPorts.ts'

interface TotpFactorsTable extends Omit<StoredTotp, 'last_step' | 'is_confirmed'> {
  last_step: Generated<number>
  is_confirmed: Generated<boolean>
}

interface RecoveryCodesTable {
  user_id: string
  /** With the secret of this installation, in hex. */
  code_hash: string
}

interface AuthChallengesTable extends Omit<AuthChallenge, 'tries'> {
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
