/** Authenticator app. It is in use once a first code of it was confirmed. */
export interface StoredTotp {
  user_id: string
  sealed_secret: string
  /** Time step of the last accepted code. Codes of this or an earlier step are refused. */
  last_step: number
  added_at: Date
  is_confirmed: boolean
  last_used_at: Date | null
}

/** Second step of a login whose first proof was right. */
export interface AuthChallenge {
  token_hash: string
  user_id: string
  tries: number
  is_memoized: boolean
  expires_at: Date
}

export interface SecondFactorRepository {
  findTotp(userId: string): Promise<StoredTotp | undefined>
  /** Begins anew, in place of one that no code was given of. */
  saveTotp(totp: Pick<StoredTotp, 'user_id' | 'sealed_secret' | 'added_at'>): Promise<void>
  /** Takes a code of a time step, unless one of it or of a later one was taken before. */
  takeStep(userId: string, step: number, now: Date): Promise<boolean>
  removeTotp(userId: string): Promise<boolean>
  countRecoveryCodes(userId: string): Promise<number>
  replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>
  /** Uses one up; tells whether it was there. */
  spendRecoveryCode(userId: string, hashes: readonly string[]): Promise<boolean>
  insertChallenge(challenge: Omit<AuthChallenge, 'tries'>): Promise<void>
  /** Counts a try and returns the challenge with it. Returns undefined if it has expired. */
  tryChallenge(tokenHash: string, now: Date): Promise<AuthChallenge | undefined>
  dropChallenge(tokenHash: string): Promise<void>
  forgetChallenges(now: Date): Promise<void>
  hasFactor(userId: string): Promise<boolean>
  /** When an account was first asked for a second factor: now, where it has not been. */
  noteAsked(userId: string, now: Date): Promise<Date>
  /** Takes every factor off an account, and begins to ask anew. */
  removeAll(userId: string): Promise<void>
}

export interface TotpCodes {
  /** A new secret, as text and as the address that an authenticator app reads. */
  create(username: string): { secret: string; uri: string }
  /** The time step that a code belongs to, now or right beside it; null for a code that is none. */
  stepOf(secret: string, code: string, now: Date): number | null
}
