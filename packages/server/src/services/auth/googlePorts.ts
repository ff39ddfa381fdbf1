import type { StoredUser } from './ports.ts'

/** Whom Google vouches for. */
export interface GoogleIdentity {
  issuer: string
  /** Google's own number of the person; never given to another. */
  subject: string
  /** Google has seen that it is theirs. */
  email: string
  name: string | null
  /** The nonce of the page that asked, as Google signed it. */
  nonce: string
}

export interface GoogleTokens {
  /** Names this installation to Google. */
  clientId: string
  /** Reads an ID token; `unavailable` when Google's keys cannot be had just now. */
  read(idToken: string, now: Date): Promise<GoogleIdentity | 'refused' | 'unavailable'>
}

type GoogleKey = Pick<GoogleIdentity, 'issuer' | 'subject'>

export interface GoogleRepository {
  findUser(key: GoogleKey): Promise<StoredUser | undefined>
  /** Whether another Google account of the same issuer opens this account. */
  isTaken(userId: string, key: GoogleKey): Promise<boolean>
  link(userId: string, key: GoogleKey, now: Date): Promise<void>
  /** Whether the nonce was spent just now; false when it had been before. */
  spendNonce(nonceHash: string, expiresAt: Date): Promise<boolean>
  forgetNonces(now: Date): Promise<void>
}
