import type {
  BulkRequest,
  BulkSkip,
  NoticeKind,
  ReportOutcome,
  StoredNoticeKind,
} from '@kathasagar/api/contract'
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely'

import type { BulkFields } from '../modules/admin/index.ts'
import type { AuditFacts, StoredAuditEvent } from '../modules/audit/index.ts'
import type { LinkPurpose } from '../modules/auth/index.ts'
import type { MailKind } from '../modules/mail/index.ts'
import type { AuthoringTables } from './authoringTables.ts'
import type { ModelTables } from './modelTables.ts'
import type { SessionTables } from './sessionTables.ts'
import type { CoreTables } from './tables.ts'

interface BulkTables {
  bulk_acts: {
    id: string
    admin_id: string
    client_key: string
    request: JSONColumnType<BulkRequest, string, never>
    created_at: Date
  }
  bulk_act_stories: {
    bulk_id: string
    story_id: string
    outcome: 'changed' | BulkSkip | null
    before: JSONColumnType<BulkFields, string, string> | null
    after: JSONColumnType<BulkFields, string, string> | null
    /** Revision after the change. If the story has a higher revision, it was edited later. */
    revision: number | null
    /** False if the story was edited later and therefore not restored. Null before an undo. */
    undone: boolean | null
  }
}

interface AuditEventsTable extends Omit<StoredAuditEvent, 'id' | 'before' | 'after'> {
  id: Generated<string>
  before: JSONColumnType<AuditFacts, string, never> | null
  after: JSONColumnType<AuditFacts, string, never> | null
}

export interface Database
  extends CoreTables, SessionTables, AuthoringTables, BulkTables, ModelTables {
  /** All handles that were ever used. A handle is never assigned again. */
  handles: {
    /** Hex SHA-256 of `handle`. */
    handle_hash: string
    /** Null, like `user_id`, after the account is erased. */
    handle: string | null
    user_id: string | null
    given_at: Generated<Date>
  }
  follows: { follower_id: string; author_id: string; created_at: Generated<Date> }
  known_origins: {
    user_id: string
    /** Hex hash of the device token, or keyed hash of the IP address. */
    origin_hash: string
    seen_at: Date
  }
  google_accounts: { issuer: string; subject: string; user_id: string; created_at: Date }
  /** Hash of a used login nonce, stored until it expires. */
  spent_nonces: { nonce_hash: string; expires_at: Date }
  erased_users: { user_id: string; erased_at: Date }
  waitlist_entries: { email: string; name: string; created_at: Date }
  mail_outbox: {
    id: Generated<number>
    kind: MailKind
    /** Email address as typed. Mail is sent to the stored address of the account. */
    recipient: string
    attempts: Generated<number>
    /** Time of the next attempt. A process that claims the mail advances this time. */
    next_try_at: Date
    created_at: Date
  }
  account_links: {
    /** Hex SHA-256 of the token, which is never stored. */
    token_hash: string
    user_id: string
    purpose: LinkPurpose
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  notices: {
    id: Generated<string>
    user_id: string
    kind: StoredNoticeKind
    /** Grouping key of notices: a comment ID or a day. */
    thing: string
    story_id: string | null
    comment_id: string | null
    report_id: string | null
    outcome: ReportOutcome | null
    happened_at: Date
  }
  notice_people: { notice_id: string; actor_id: string; acted_at: Date }
  notice_settings: {
    user_id: string
    /** Kinds of notices that the user has disabled. */
    off_kinds: Generated<NoticeKind[]>
    /** Notices up to this time are marked as read. */
    read_to: Generated<Date>
  }
  blocks: { blocker_id: string; blocked_id: string; created_at: Date }
  installation_secrets: {
    name: string
    value: string
    /** Time from which the secret signs. Before that, it only verifies and decrypts. Null for the first secret. */
    signs_from: ColumnType<Date | null, Date | undefined, Date>
  }
  last_seeding: {
    is_only: Generated<true>
    /** Hash of the story files and the code that reads them. */
    files: string
    /** Hash of the metadata of all seeded stories. */
    stories: string
  }
  write_probes: { id: number; probed_at: Date }
  task_rewards: { user_id: string; period_key: string; coins: number; stars: number; paid_at: Date }
  comments: {
    id: string
    story_id: string
    created_at: Date
    parent_id: string | null
    user_id: string | null
    /** Text. Null after deletion; the row remains, because replies refer to it. */
    words: string | null
    is_spoiler: Generated<boolean>
    hidden_by: 'author' | 'editor' | null
  }
  totp_factors: {
    user_id: string
    sealed_secret: string
    /** Time step of the last accepted code. Codes up to this step are refused. */
    last_step: Generated<number>
    added_at: Date
    last_used_at: Date | null
    is_confirmed: Generated<boolean>
  }
  recovery_codes: { user_id: string; code_hash: string }
  /** Login that waits for its second step. */
  auth_challenges: {
    token_hash: string
    user_id: string
    is_persistent: boolean
    expires_at: Date
    tries: Generated<number>
  }
  second_factor_asks: { user_id: string; asked_at: Date }
  series: {
    id: Generated<string>
    author_id: string
    title: string
    description: Generated<string>
    created_at: Date
    updated_at: Date
  }
  series_parts: { story_id: string; series_id: string; place: number }
  audit_events: AuditEventsTable
  /** Re-encoded image of another site, or the reason why fetching it failed. */
  fetched_images: {
    url_hash: string
    fetched_at: Date
    /** WebP in card width. */
    card: Uint8Array | null
    /** WebP in page width. */
    page: Uint8Array | null
    fault: string | null
  }
  model_spending: {
    /** UTC date. */
    day: ColumnType<Date, string, never>
    credits: Generated<number>
    reached_at: Date | null
  }
  /** Use of models. `story_id` is null for calls without a story. */
  model_use: {
    /** UTC date. */
    day: ColumnType<Date, string, never>
    /** Null for calls without a user, and for calls with a player's own API key. */
    user_id: string | null
    model_key: string
    provider_model: string
    story_id: string | null
    calls: number
    input_tokens: number
    cached_tokens: number
    output_tokens: number
    pictures: number
    /** Cost in millionths of a dollar. Null if the price is unknown. */
    cost_micros: number | null
  }
}

export type Db = Kysely<Database>
