import type { ReviewFinding } from '@kathasagar/story/schema'
import type { ReportReason } from '@kathasagar/api/contract/vocabulary'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface PublicationColumns {
  /** Revision of the story: the number of saves plus one. */
  revision: Generated<number>
  changed_by: string | null
  findings: JSONColumnType<ReviewFinding[], string | undefined, string>
  accepted_findings: JSONColumnType<ReviewFinding[], string | undefined, string>
  review_reason: string | null
  submitted_at: Date | null
  is_taken_down: Generated<boolean>
  /** True if the story is unpublished because its author is suspended. */
  is_down_with_author: Generated<boolean>
}

export interface AuthoringTables {
  due_objects: {
    /** Images to delete. The stored files are deleted after `due_at` unless the image is in use. */
    hash: string
    due_at: Date
    /** True while a process deletes the files. */
    is_dropping: boolean
  }
  story_days: {
    story_id: string
    /** UTC date. */
    day: ColumnType<Date, string, never>
    plays: Generated<number>
    finishes: Generated<number>
  }
  story_pages: {
    /** Hex SHA-256 of `html`. */
    hash: string
    html: string
    bytes: number
    uploaded_by: string | null
    saved_at: Date
  }
  story_pictures: {
    /** Hex SHA-256 of `content`. */
    hash: string
    /** WebP. Null if the image is in an object store. */
    content: Uint8Array | null
    /** WebP, 480 and 960 pixels wide. Null if the original isn't wider. */
    small: Uint8Array | null
    middle: Uint8Array | null
    /** Size of `content`, even if the image is in an object store. */
    bytes: number
    small_bytes: number | null
    middle_bytes: number | null
    /** In pixels. Null in rows of older versions. */
    width: number | null
    height: number | null
    saved_at: Date
  }
  story_previews: { story_id: string; code: string; created_at: Date }
  story_reports: {
    id: Generated<string>
    /** Id of the story. The story may have been deleted. */
    story_id: string
    /** Null in reports of older versions. */
    story_title: Generated<string | null>
    /** Null if the report was made outside of a session. */
    scene_name: Generated<string | null>
    scene_title: Generated<string | null>
    reporter_id: string
    reason: ReportReason
    note: string
    session_id: string | null
    shared_play: string | null
    /** Null if the report is about the story itself. */
    said_id: string | null
    /** Reported text at the time of the report. Null after its writer is erased. */
    said_words: string | null
    created_at: Date
    resolved_at: Date | null
  }
  /** Uploaded images. An image counts towards the quota of each uploader. */
  uploads: { user_id: string; hash: string; uploaded_at: Date }
}
