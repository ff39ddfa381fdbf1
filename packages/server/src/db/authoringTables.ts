import type { ReviewFinding } from '@kathasagar/story/schema'
import type { ReportReason } from '@kathasagar/api/contract/vocabulary'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Columns of a story for its author and editors. */
export interface PublicationColumns {
  /** Number of saves, from 1. */
  revision: Generated<number>
  /** User who saved last. */
  changed_by: string | null
  /** Findings of the last review. */
  findings: JSONColumnType<ReviewFinding[], string | undefined, string>
  /** Findings that an editor approved. */
  accepted_findings: JSONColumnType<ReviewFinding[], string | undefined, string>
  /** The editor's reason for the author. */
  review_reason: string | null
  /** Time since when it waits for review. */
  submitted_at: Date | null
  /** True if an editor took it down. */
  is_taken_down: Generated<boolean>
  /** True if it was taken down with its suspended author. */
  is_down_with_author: Generated<boolean>
}

interface StoryReportsTable {
  id: Generated<string>
  /** The story may be deleted. */
  story_id: string
  /** Null for reports of older versions. */
  story_title: Generated<string | null>
  /** Scene of the attached session. Null without a session. */
  scene_name: Generated<string | null>
  scene_title: Generated<string | null>
  reporter_id: string
  reason: ReportReason
  note: string
  /** Attached session of the reporter. */
  session_id: string | null
  /** Code of the reported shared play. */
  shared_play: string | null
  /** The reported comment. Null for the story. */
  said_id: string | null
  /** Text of the comment when it was reported. Null once its writer is erased. */
  said_words: string | null
  created_at: Date
  resolved_at: Date | null
}

/** An uploaded picture, re-encoded. */
interface StoryPicturesTable {
  /** SHA-256 of `content`, in hex. */
  hash: string
  /** WebP. Null if an object store holds the picture. */
  content: Uint8Array | null
  /** The picture at 480 and 960 pixels. Null if it is not wider. */
  small: Uint8Array | null
  middle: Uint8Array | null
  /** Size of all widths in bytes. */
  bytes: number
  small_bytes: number | null
  middle_bytes: number | null
  /** Size of `content` in pixels. Null for pictures of older versions. */
  width: number | null
  height: number | null
  /** Time of the last upload. */
  kept_at: Date
}

/** Uploaders of a picture. It counts in the quota of each. */
interface UploadsTable {
  user_id: string
  hash: string
  uploaded_at: Date
}

interface DueObjectsTable {
  /** Picture whose objects are deleted after `due_at`, unless its row refers to them again. */
  hash: string
  due_at: Date
  /** True once the deletion has begun. */
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
