import type { UserRole } from '@kathasagar/api/contract/vocabulary'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Refusal } from './refusal.ts'

export interface StoredUser {
  id: string
  username: string
  /** Null for guests and for authors of shipped stories, who cannot log in. */
  email: string | null
  display_name: string | null
  avatar_url: string | null
  /** Assigned by the database. Null for guests. */
  handle: string | null
  /** Markdown. */
  about: string
  /** PHC string of argon2id. Null if the account has no password login. */
  password_hash: string | null
  role: UserRole
  is_verified: boolean
  has_premium_access: boolean
  adult_confirmed_at: Date | null
  suspended_at: Date | null
  /** Stories in this language come first. */
  language: StoryLanguage | null
  /** Time at which a closed account is erased, unless the owner logs in before. */
  delete_after: Date | null
  is_guest: boolean
}

export interface PasswordHasher {
  /** Refuses with `too_busy` if the queue is full. */
  hash(password: string): Promise<string | Refusal>
  /**
   * Takes equally long without a stored hash, and then returns false. Calls `mayLook` after the
   * wait, so that refused attempts skip the hash.
   */
  verify(
    stored: string | null,
    password: string,
    mayLook?: () => Promise<Refusal | null>,
  ): Promise<boolean | Refusal>
}

export interface AccessClaims {
  user_id: string
  sign_in_id: string
}

export interface AccessTokens {
  sign(claims: AccessClaims, now: Date): Promise<string>
  /** Returns null if the token is invalid or has expired. */
  verify(token: string, now: Date): Promise<AccessClaims | null>
  /** Accepts expired tokens, for logout. */
  verifySpent(token: string): Promise<AccessClaims | null>
}
