import type { Author } from '@kathasagar/api/contract'
import type { NoticeKind, ReportOutcome } from '@kathasagar/api/contract/vocabulary'

/** Somebody did something that others are told of. */
export interface Deed {
  /** Who did it: they are told nothing of it, nor is anybody whom they have blocked or who has blocked them. */
  actorId: string
  now: Date
}

/** Writes what concerns people; each call is one statement, for the transaction of what it tells of. */
export interface NoticeRepository {
  /** Notifies the writer of the comment that is answered, and the author of the story. */
  tellOfComment(commentId: string, by: Deed): Promise<void>
  tellOfFollow(authorId: string, by: Deed): Promise<void>
  /** Tells the authors of these stories that they were taken down; nobody is named. */
  tellOfTakeDown(storyIds: readonly string[], now: Date): Promise<void>
  /** Of a follow that has ended nothing is told any more. */
  forgetFollow(authorId: string, followerId: string): Promise<void>
  /** Tells whoever made these reports what came of them. */
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

/** Where a list of notices ends. */
export interface NoticePlace {
  happened_at: Date
  id: string
}

/** None that happened before, nor any that is to come. */
export interface NoticeTime {
  since: Date
  now: Date
}

export interface ListedNotices extends NoticeTime {
  userId: string
  /** What comes after this place; null for the first page. */
  after: NoticePlace | null
  limit: number
}

export interface NoticeReadRepository {
  /** The latest first, parts that have opened among them. */
  list(asked: ListedNotices): Promise<StoredNotice[]>
  /** Those of the bell that are not read, as far as to the limit. */
  countUnread(userId: string, within: NoticeTime, limit: number): Promise<number>
  /** Moves the mark of what is read on; never back. */
  markRead(userId: string, upTo: Date): Promise<void>
  /** Returns the kinds that are switched off. */
  listOff(userId: string): Promise<readonly NoticeKind[]>
  setOn(userId: string, kind: NoticeKind, isOn: boolean): Promise<void>
}
