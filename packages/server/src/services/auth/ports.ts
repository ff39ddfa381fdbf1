import type { StoryFate } from '@kathasagar/api/contract'
import type { UserRole } from '@kathasagar/api/contract/vocabulary'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { HitWindow, RateHit } from '../rateLimitPort.ts'
import type { Refusal } from '../refusal.ts'

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

/** What somebody changes about themselves; what is left out stays. */
export type UserChange = Partial<
  Pick<
    StoredUser,
    'display_name' | 'avatar_url' | 'handle' | 'about' | 'language' | 'adult_confirmed_at'
  >
>

/** Without a language none is chosen. */
type NewUser = Pick<
  StoredUser,
  'username' | 'email' | 'display_name' | 'password_hash' | 'role' | 'is_verified'
> &
  Partial<Pick<StoredUser, 'language'>>

export interface UserRepository {
  findUser(id: string): Promise<StoredUser | undefined>
  /** The same, locked until the transaction ends: what ends or opens sign-ins goes one by one. */
  lockUser(id: string): Promise<StoredUser | undefined>
  /** By username or e-mail, whatever the case. */
  findUserByName(identifier: string): Promise<StoredUser | undefined>
  /** By e-mail, whatever the case. */
  findUserByEmail(email: string): Promise<StoredUser | undefined>
  /** The same, locked until the transaction ends. */
  lockByEmail(email: string): Promise<StoredUser | undefined>
  /** Null: nobody signs in by password any more. */
  setPassword(id: string, passwordHash: string | null): Promise<void>
  setVerified(id: string): Promise<void>
  change(id: string, change: UserChange): Promise<void>
  /**
   * Keeps a handle for a locked user; `taken` where it is or was another's, `fixed` where they have had
   * as many as anybody may.
   */
  claimHandle(id: string, handle: string): Promise<'claimed' | 'taken' | 'fixed'>
  /** Closes an account; null opens it again. */
  setDeletion(id: string, deletion: { after: Date; stories: StoryFate } | null): Promise<void>
  /** Admins whose account is open, without this one. */
  countOtherAdmins(id: string): Promise<number>
  /** Answers nothing when the username or the e-mail is taken. */
  insertUser(user: NewUser): Promise<StoredUser | undefined>
  findTaken(names: {
    username: string
    email: string
  }): Promise<{ username: boolean; email: boolean }>
  hasAdmin(): Promise<boolean>
}

/** One sign-in on one device; its refresh tokens are one family. */
export interface SignIn {
  id: string
  user_id: string
  expires_at: Date
  ended_at: Date | null
}

/** A sign-in as its owner sees it among the others. */
export interface ListedSignIn {
  id: string
  created_at: Date
  expires_at: Date
}

/** Who has a sign-in that still lasts, and when they last proved to be themselves. */
export interface LiveSignIn {
  user: StoredUser
  reauthenticated_at: Date | null
}

export interface StoredRefreshToken {
  token_hash: string
  used_at: Date | null
}

export interface SignInRepository {
  insertSignIn(signIn: {
    user_id: string
    created_at: Date
    expires_at: Date
    /** When the password was given, or Google vouched; null: a link let them in. */
    reauthenticated_at: Date | null
  }): Promise<SignIn>
  /** Those that last at `now`, the latest first. */
  listLive(userId: string, now: Date): Promise<ListedSignIn[]>
  /**
   * The sign-in with its user, when it still lasts at `now`. Then a hit is counted in each of the
   * windows, up to the first that is past its most.
   */
  findLive(
    id: string,
    now: Date,
    windows?: readonly HitWindow[],
  ): Promise<(LiveSignIn & { hits: readonly RateHit[] }) | undefined>
  setReauthenticated(id: string, now: Date): Promise<void>
  insertToken(tokenHash: string, signInId: string, now: Date): Promise<void>
  /** The token and its sign-in, locked until the transaction ends. */
  lockToken(tokenHash: string): Promise<(StoredRefreshToken & { sign_in: SignIn }) | undefined>
  findToken(tokenHash: string): Promise<StoredRefreshToken | undefined>
  spendToken(tokenHash: string, now: Date): Promise<void>
  /** Lets a sign-in last until then. */
  prolong(id: string, expiresAt: Date): Promise<void>
  endSignIn(id: string, now: Date): Promise<void>
  /** Ends every sign-in of a user, on all devices. */
  endAll(userId: string, now: Date): Promise<void>
  /** Ends every sign-in of a user but one. */
  endOthers(userId: string, keptId: string, now: Date): Promise<void>
  /** Ends the oldest sign-ins of a user, so that `kept` remain. */
  endOldest(userId: string, kept: number, now: Date): Promise<void>
  forgetExpired(now: Date): Promise<void>
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
