import type { Author } from '@kathasagar/api/contract'
import type { NoticeKind, ReportOutcome } from '@kathasagar/api/contract/vocabulary'

/** An action that others are notified of. */
export interface Deed {
  /** The actor gets no notice, and neither do users across a block. */
  actorId: string
  now: Date
}

/** Writes notices. Each call is one statement, in the transaction of the action. */
export interface NoticeRepository {
  /** Notifies the writer of the comment that is answered, and the author of the story. */
  tellOfComment(commentId: string, by: Deed): Promise<void>
  tellOfFollow(authorId: string, by: Deed): Promise<void>
  /** Notifies the authors of stories that were taken down, without naming anybody. */
  tellOfTakeDown(storyIds: readonly string[], now: Date): Promise<void>
  /** Removes the notice of a follow that has ended. */
  forgetFollow(authorId: string, followerId: string): Promise<void>
  /** Notifies the reporters of the outcome. */
  tellReporters(reportIds: readonly string[], outcome: ReportOutcome, now: Date): Promise<void>
  forgetBefore(moment: Date): Promise<void>
}

export interface StoredNotice {
  id: string
  kind: NoticeKind
  happened_at: Date
  is_read: boolean
  people: (Author & { id: string })[]
  people_total: number
  story: { id: string; title: string } | null
  words: string | null
  outcome: ReportOutcome | null
}

/** The last notice of a page. */
export interface NoticePlace {
  happened_at: Date
  id: string
}

export interface ListedNotices {
  userId: string
  since: Date
  /** Notices after this one; null for the first page. */
  after: NoticePlace | null
  limit: number
}

export interface NoticeReadRepository {
  /** Returns notices, the latest first, with the stories of followed authors. */
  list(asked: ListedNotices): Promise<StoredNotice[]>
  /** Counts unread notices, up to the limit. */
  countUnread(userId: string, since: Date, limit: number): Promise<number>
  /** Moves the mark of read notices forward, never back. */
  markRead(userId: string, upTo: Date): Promise<void>
  /** Returns the kinds that are switched off. */
  listOff(userId: string): Promise<readonly NoticeKind[]>
  setOn(userId: string, kind: NoticeKind, isOn: boolean): Promise<void>
}
