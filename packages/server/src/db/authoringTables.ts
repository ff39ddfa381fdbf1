import type { ReviewFinding } from '@kathasagar/story/schema'
import type { ReportReason } from '@kathasagar/api/contract/vocabulary'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Columns of a story that its author and the editors need. */
export interface PublicationColumns {
  /** Saves so far, and one. */
  revision: Generated<number>
  /** Who saved last. */
  changed_by: string | null
  /** What the review had against it at the last try. */
  findings: JSONColumnType<ReviewFinding[], string | undefined, string>
  /** What an editor has judged and let through. */
  accepted_findings: JSONColumnType<ReviewFinding[], string | undefined, string>
  /** An editor's words to the author. */
  review_reason: string | null
  /** Since when it waits for an editor. */
  submitted_at: Date | null
  /** By an editor, for good. */
  is_taken_down: Generated<boolean>
  /** Taken down by the suspension of its author, and nothing became of it since. */
  is_down_with_author: Generated<boolean>
}

interface StoryReportsTable {
  id: Generated<string>
  /** Of a story that may be gone since. */
  story_id: string
  /** When it was reported; null where the version before kept the report. */
  story_title: Generated<string | null>
  /** Where the session beside it stood; null where there was none. */
  scene_name: Generated<string | null>
  scene_title: Generated<string | null>
  reporter_id: string
  reason: ReportReason
  note: string
  /** Of the reporter, laid beside it. */
  session_id: string | null
  /** Code of the shared play that it is about. */
  shared_play: string | null
  /** The comment that it is about; null for the story. */
  said_id: string | null
  /** Its words of then; null once its writer is erased. */
  said_words: string | null
  created_at: Date
  resolved_at: Date | null
}

/** A picture that somebody has brought, as we drew it anew. */
interface StoryPicturesTable {
  /** SHA-256 of `content`, in hex. */
  hash: string
  /** WebP; null where an object store keeps the picture in each width. */
  content: Uint8Array | null
  /** The same 480 and 960 pixels wide; null where it is not wider itself. */
  small: Uint8Array | null
  middle: Uint8Array | null
  /** Of the picture in each width, wherever it is kept. */
  bytes: number
  small_bytes: number | null
  middle_bytes: number | null
  /** Of `content`, in pixels; null where the version before kept it. */
  width: number | null
  height: number | null
  /** When it was brought last. */
  kept_at: Date
}

/** Who has brought a picture, and in whose quota it counts. */
interface UploadsTable {
  user_id: string
  hash: string
  uploaded_at: Date
}

interface DueObjectsTable {
  /** Of a picture whose objects are dropped after `due_at`, unless its row knows of them by then. */
  hash: string
  due_at: Date
  /** Somebody has begun to drop them. */
  is_dropping: boolean
}

interface StoryPagesTable {
  /** SHA-256 of `html`, in hex. */
  hash: string
  html: string
  bytes: number
  brought_by: string | null
  kept_at: Date
}

interface StoryPreviewsTable {
  story_id: string
  code: string
  created_at: Date
}

interface StoryDaysTable {
  story_id: string
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  plays: Generated<number>
  finishes: Generated<number>
}

export interface AuthoringTables {
  due_objects: DueObjectsTable
  story_days: StoryDaysTable
  story_pages: StoryPagesTable
  story_pictures: StoryPicturesTable
  story_previews: StoryPreviewsTable
  story_reports: StoryReportsTable
  uploads: UploadsTable
}
