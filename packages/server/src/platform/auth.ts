import type { UserRole } from '@kathasagar/api/contract/vocabulary'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Refusal } from './refusal.ts'

/** A user as the database has them. */
export interface StoredUser {
  id: string
  username: string
  /** Absent for authors of the shipped catalogue, who cannot sign in, and for guests. */
  email: string | null
  display_name: string | null
  avatar_url: string | null
  /** Names their page as an author, and is given by the database; absent for a guest. */
  handle: string | null
  /** What an author says about themselves, in Markdown. */
  about: string
  /** PHC string of argon2id; absent for accounts that cannot sign in by password. */
  password_hash: string | null
  role: UserRole
  is_verified: boolean
  has_premium_access: boolean
  adult_confirmed_at: Date | null
  suspended_at: Date | null
  /** The language in which stories are looked for first. */
  language: StoryLanguage | null
  /** The account is closed and will be erased then, unless its owner signs in before. */
  delete_after: Date | null
  /** Plays without an account. */
  is_guest: boolean
}

export interface PasswordHasher {
  /** Refuses with `too_busy` when too many wait. */
  hash(password: string): Promise<string | Refusal>
  /**
   * Takes as long without a stored hash as with one, and is then false. `mayLook` is asked when its
   * turn has come: whoever is turned away before costs nothing else.
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
  /** Nothing when the token is not ours or has expired. */
  verify(token: string, now: Date): Promise<AccessClaims | null>
  /** Like `verify`, whatever the expiry: to sign out with a token that has just expired. */
  verifySpent(token: string): Promise<AccessClaims | null>
}
