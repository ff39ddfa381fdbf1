import type { NewCredential, UsedCredential } from '@kathasagar/api/contract'

/** A passkey as it is kept: the public half, never more. */
export interface StoredPasskey {
  id: string
  user_id: string
  /** As the authenticator names it, in base64url. */
  credential_id: string
  /** COSE key, in base64url. */
  public_key: string
  /** How often the authenticator says to have been used; 0 where it does not count. */
  counter: number
  name: string
  added_at: Date
  last_used_at: Date | null
}

/** An authenticator app; it counts once a code of it was given. */
export interface StoredTotp {
  user_id: string
  sealed_secret: string
  /** Time step of the last code that was taken; none before or at it is taken again. */
  last_step: number
  added_at: Date
  is_confirmed: boolean
  last_used_at: Date | null
}

/** `second_step`: the password was right. The others are what an authenticator signs. */
export type ChallengePurpose = 'second_step' | 'use_passkey' | 'add_passkey'

export interface AuthChallenge {
  token_hash: string
  /** Null where anybody's passkey may answer. */
  user_id: string | null
  purpose: ChallengePurpose
  tries: number
  is_memoized: boolean
  expires_at: Date
}

export interface SecondFactorRepository {
  listPasskeys(userId: string): Promise<StoredPasskey[]>
  /** By the authenticator's name for it, locked until the transaction ends. */
  lockPasskey(credentialId: string): Promise<StoredPasskey | undefined>
  /** Tells whether it was kept: no two accounts have the same. */
  insertPasskey(passkey: Omit<StoredPasskey, 'id' | 'last_used_at'>): Promise<boolean>
  notePasskeyUse(id: string, counter: number, now: Date): Promise<void>
  /** Tells whether it was there. */
  renamePasskey(userId: string, id: string, name: string): Promise<boolean>
  removePasskey(userId: string, id: string): Promise<boolean>
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
  /** Counts a try and gives the challenge as it is then; nothing where it is over. */
  tryChallenge(
    tokenHash: string,
    purpose: ChallengePurpose,
    now: Date,
  ): Promise<AuthChallenge | undefined>
  dropChallenge(tokenHash: string): Promise<void>
  forgetChallenges(now: Date): Promise<void>
  hasFactor(userId: string): Promise<boolean>
  /** When an account was first asked for a second factor: now, where it has not been. */
  noteAsked(userId: string, now: Date): Promise<Date>
  /** Takes every factor off an account, and begins to ask anew. */
  removeAll(userId: string): Promise<void>
}

/** For whom a passkey is, and where. */
export interface PasskeySite {
  rpId: string
  origin: string
}

/** Holds what an authenticator says against what is known. */
export interface PasskeyVerifier {
  readNew(
    credential: NewCredential,
    challenge: string,
    site: PasskeySite,
  ): Promise<Pick<StoredPasskey, 'credential_id' | 'public_key' | 'counter'> | null>
  readUse(
    credential: UsedCredential,
    challenge: string,
    passkey: StoredPasskey,
    site: PasskeySite,
  ): Promise<{ counter: number } | null>
}

export interface TotpCodes {
  /** A new secret, as text and as the address that an authenticator app reads. */
  create(username: string): { secret: string; uri: string }
  /** The time step that a code belongs to, now or right beside it; null for a code that is none. */
  stepOf(secret: string, code: string, now: Date): number | null
}
