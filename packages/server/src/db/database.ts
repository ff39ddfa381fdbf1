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
  /** As typed by the user. Mail goes to the address of the account. */
  recipient: string
  attempts: Generated<number>
  /** Claiming a mail moves this forward, so that no other process takes it. */
  next_try_at: Date
  created_at: Date
}

interface AccountLinksTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string
  user_id: string
  purpose: LinkPurpose
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** Waitlist of the premium features. */
interface WaitlistEntriesTable {
  email: string
  name: string
  created_at: Date
}

/** Link between a Google account and a user. */
interface GoogleAccountsTable {
  issuer: string
  subject: string
  user_id: string
  created_at: Date
}

/** SHA-256 of a used nonce, in hex, until its token expires. */
interface SpentNoncesTable {
  nonce_hash: string
  expires_at: Date
}

/** Id of an erased account. */
interface ErasedUsersTable {
  user_id: string
  erased_at: Date
}

/** Browser or address from which a user has logged in. */
interface KnownOriginsTable {
  user_id: string
  /** Keyed hash of the browser's token or of the address, in hex. */
  origin_hash: string
  seen_at: Date
}

/** Every handle ever used. None is reused. */
interface HandlesTable {
  /** SHA-256 of it, in hex. */
  handle_hash: string
  /** Null, like the user, once the account is erased. */
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
  /** Id of a comment, or a day. Events with the same value share a row. */
  thing: string
  story_id: string | null
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
  /** Events up to this time are read. */
  read_to: Generated<Date>
}

interface InstallationSecretsTable {
  name: string
  value: string
  /** Until then, only for verification and decryption. Null for the first secret. */
  signs_from: ColumnType<Date | null, Date | undefined, Date>
}

interface WriteProbesTable {
  id: number
  probed_at: Date
}

interface LastSeedingTable {
  is_only: Generated<true>
  /** Hash of the files and of the code that reads them. */
  files: string
  /** Hash of the seeded stories' metadata. */
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

/** Re-encoded picture of another site, or the error. */
interface FetchedImagesTable {
  /** SHA-256 of its address, in hex. */
  url_hash: string
  fetched_at: Date
  /** WebP in the width of a card. */
  card: Uint8Array | null
  /** WebP in the width of a page. */
  page: Uint8Array | null
  fault: string | null
}

/** Cost of provider models on a day. */
interface ModelSpendingTable {
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  credits: Generated<number>
  /** Time when the daily limit was reached. */
  reached_at: Date | null
}

/** Use of a provider model on a day, for a story or without one. */
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
  /** Millionths of a US dollar, as far as prices are known. */
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
  series_parts: { story_id: string; series_id: string; place: number }
  audit_events: AuditEventsTable
  fetched_images: FetchedImagesTable
  model_spending: ModelSpendingTable
  model_use: ModelUseTable
}

/** The database, or one open transaction on it. */
export type Db = Kysely<Database>
