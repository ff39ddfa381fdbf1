import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import type { DuePage } from '../users/eraseEach.ts'
import type { StoredUser } from './ports.ts'

/** What makes an account of a guest. */
export interface GuestAccount {
  username: string
  email: string
  display_name: string | null
  password_hash: string
  language: StoryLanguage | null
}

/** Whoever plays without an account. */
export interface GuestRepository {
  insert(username: string): Promise<StoredUser>
  /** Makes a locked guest an account under the same id; false where a name is taken. */
  becomeAccount(guestId: string, account: GuestAccount): Promise<boolean>
  /** Gives all that a locked guest has played to an account, and forgets the guest. */
  moveInto(guestId: string, accountId: string): Promise<void>
  /** How many sessions a guest has begun. */
  countSessions(guestId: string): Promise<number>
  /** Guests who have done nothing since `since`. */
  listIdle(since: Date, page: DuePage): Promise<string[]>
  /** Erases a guest with everything; an account stays. */
  erase(guestId: string): Promise<void>
}
