import type {
  NoticeKind,
  ReportOutcome,
  StoredNoticeKind,
} from '@kathasagar/api/contract/vocabulary'
import type { Generated } from 'kysely'

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

export interface NoticeTables {
  notices: NoticesTable
  notice_people: { notice_id: string; actor_id: string; acted_at: Date }
  notice_settings: NoticeSettingsTable
  blocks: { blocker_id: string; blocked_id: string; created_at: Date }
}
