import type {
  NoticeKind,
  ReportOutcome,
  StoredNoticeKind,
} from '@kathasagar/api/contract/vocabulary'
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely'

import type { AuditFacts, KeptAuditEvent } from '../modules/audit/index.ts'
import type { LinkPurpose } from '../modules/auth/index.ts'
import type { MailKind } from '../modules/mail/index.ts'
import type { AuthoringTables } from './authoringTables.ts'
import type { BulkTables } from './bulkTables.ts'
import type { ModelTables } from './modelTables.ts'
import type { SessionTables } from './sessionTables.ts'
import type { CoreTables } from './tables.ts'

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

interface NoticesTable {
  id: Generated<string>
  user_id: string
  kind: StoredNoticeKind
  /** What is alike in it has one row: the id of a comment, or a day. */
  thing: string
  story_id: string | null
  /** What was said last. */
  comment_id: string | null
  report_id: string | null
  outcome: ReportOutcome | null
  /** When it happened last. */
  happened_at: Date
}

interface NoticeSettingsTable {
  user_id: string
  /** Kinds that are switched off. */
  off_kinds: Generated<NoticeKind[]>
  /** All that happened until then is read. */
  read_to: Generated<Date>
}

interface InstallationSecretsTable {
  name: string
  value: string
  /** Until then it opens and verifies only; null where it always has signed. */
  signs_from: ColumnType<Date | null, Date | undefined, Date>
}

interface WriteProbesTable {
  id: number
  probed_at: Date
}

interface LastSeedingTable {
  is_only: Generated<true>
  /** Hash of the files, and of the code that reads them. */
  files: string
  /** Hash of what all seeded stories said of themselves when that was done. */
  stories: string
}

interface TaskRewardsTable {
  user_id: string
  period_key: string
  coins: number
  stars: number
  paid_at: Date
}

interface CommentsTable {
  id: string
  story_id: string
  created_at: Date
  /** The comment that this one answers. */
  parent_id: string | null
  /** Null once the account or the comment is deleted. */
  user_id: string | null
  /** Null once the comment is deleted; the row stays for its answers. */
  words: string | null
  /** Its words are hidden until the reader asks for them. */
  is_spoiler: Generated<boolean>
  hidden_by: 'author' | 'editor' | null
}

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

interface SeriesTable {
  id: Generated<string>
  author_id: string
  title: string
  description: Generated<string>
  created_at: Date
  updated_at: Date
}

interface AuditEventsTable extends Omit<KeptAuditEvent, 'id' | 'before' | 'after'> {
  id: Generated<string>
  before: JSONColumnType<AuditFacts, string, never> | null
  after: JSONColumnType<AuditFacts, string, never> | null
}

/** A picture of another site, as we fetched and made it anew; or why we could not. */
interface FetchedImagesTable {
  /** SHA-256 of its address there, in hex. */
  url_hash: string
  fetched_at: Date
  /** WebP as wide as a card shows it. */
  card: Uint8Array | null
  /** WebP as wide as a page shows it. */
  page: Uint8Array | null
  fault: string | null
}

/** What providers' models have cost on a day. */
interface ModelSpendingTable {
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  credits: Generated<number>
  /** When the day's ceiling was met. */
  reached_at: Date | null
}

/** What was asked of a provider's model on a day, for a story or for none. */
interface ModelUseTable {
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  model_key: string
  provider_model: string
  story_id: string | null
  calls: number
  input_tokens: number
  cached_tokens: number
  output_tokens: number
  pictures: number
  /** Millionths of a dollar, as far as prices are known. */
  cost_micros: number | null
}

/** All tables by name. */
export interface Database
  extends CoreTables, SessionTables, AuthoringTables, BulkTables, ModelTables {
  handles: HandlesTable
  follows: FollowsTable
  known_origins: KnownOriginsTable
  google_accounts: GoogleAccountsTable
  spent_nonces: SpentNoncesTable
  erased_users: ErasedUsersTable
  waitlist_entries: WaitlistEntriesTable
  mail_outbox: MailOutboxTable
  account_links: AccountLinksTable
  notices: NoticesTable
  notice_people: { notice_id: string; actor_id: string; acted_at: Date }
  notice_settings: NoticeSettingsTable
  blocks: { blocker_id: string; blocked_id: string; created_at: Date }
  installation_secrets: InstallationSecretsTable
  last_seeding: LastSeedingTable
  write_probes: WriteProbesTable
  task_rewards: TaskRewardsTable
  comments: CommentsTable
  totp_factors: TotpFactorsTable
  recovery_codes: RecoveryCodesTable
  auth_challenges: AuthChallengesTable
  second_factor_asks: SecondFactorAsksTable
  series: SeriesTable
  /** From 1, without gaps as they are saved; a story that is deleted leaves one. */
  series_parts: { story_id: string; series_id: string; place: number }
  audit_events: AuditEventsTable
  fetched_images: FetchedImagesTable
  model_spending: ModelSpendingTable
  model_use: ModelUseTable
}

/** The database, or one open transaction on it. */
export type Db = Kysely<Database>
