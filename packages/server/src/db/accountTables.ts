import type { Generated } from 'kysely'

import type { LinkPurpose } from '../modules/auth/index.ts'
import type { MailKind } from '../modules/mail/index.ts'

interface MailOutboxTable {
  id: Generated<number>
  kind: MailKind
  /** As it was typed; mail goes to the address of the account that is found by it. */
  recipient: string
  attempts: Generated<number>
  /** Claiming a mail moves this on, so that no other process takes it meanwhile. */
  next_try_at: Date
  created_at: Date
}

interface AccountLinksTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  token_hash: string
  user_id: string
  purpose: LinkPurpose
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** Who waits for the premium features. */
interface WaitlistEntriesTable {
  email: string
  name: string
  created_at: Date
}

/** Whom Google means, and who that is here. */
interface GoogleAccountsTable {
  issuer: string
  subject: string
  user_id: string
  created_at: Date
}

/** SHA-256 of a nonce that a sign-in was made with, in hex, until it would have ended. */
interface SpentNoncesTable {
  nonce_hash: string
  expires_at: Date
}

/** Who has gone: a number that names nobody. */
interface ErasedUsersTable {
  user_id: string
  erased_at: Date
}

/** A browser, or an address, from which somebody has signed in to their account. */
interface KnownOriginsTable {
  user_id: string
  /** Of a browser's token, or of an address with the secret of this installation; in hex. */
  origin_hash: string
  seen_at: Date
}

/** Every handle that anybody ever had: it is never given to another. */
interface HandlesTable {
  /** SHA-256 of it, in hex. */
  handle_hash: string
  /** Absent, as is whose it was, where the account was erased. */
  handle: string | null
  user_id: string | null
  given_at: Generated<Date>
}

/** Who follows whom. */
interface FollowsTable {
  follower_id: string
  author_id: string
  created_at: Generated<Date>
}

export interface AccountTables {
  handles: HandlesTable
  follows: FollowsTable
  known_origins: KnownOriginsTable
  google_accounts: GoogleAccountsTable
  spent_nonces: SpentNoncesTable
  erased_users: ErasedUsersTable
  waitlist_entries: WaitlistEntriesTable
  mail_outbox: MailOutboxTable
  account_links: AccountLinksTable
}
