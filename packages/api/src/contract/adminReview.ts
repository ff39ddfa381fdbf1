import * as z from 'zod/mini'

import { count, filledText, ReviewFinding } from '@kathasagar/story/schema'
import { id, instant } from './fields.ts'
import { HistoryEntry } from './history.ts'
import { Author } from './stories.ts'
import { ReportedScene } from './storyReports.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { CONTENT_RATINGS, STORY_LANGUAGES, STORY_STATUSES } from '@kathasagar/story/vocabulary'

/** A story that waits for an editor. */
export const WaitingStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  author_id: id,
  author: z.nullable(Author),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z.enum(CONTENT_RATINGS),
  findings: z.array(ReviewFinding),
  submitted_at: z.nullable(instant),
})
export type WaitingStory = z.infer<typeof WaitingStory>

/** What a reader has against a story, until an editor has seen to it. */
export const OpenReport = z.object({
  id,
  story: z.object({
    id,
    /** When it was reported. */
    title: z.string(),
    /** Where it stands now; null once it is deleted. */
    status: z.nullable(z.enum(STORY_STATUSES)),
  }),
  /** Where the session that lies beside it stood; null where there was none. */
  scene: z.nullable(ReportedScene),
  /** Display name of who reported. */
  reporter: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** The reader laid a session of their own beside it, which may be read for this report. */
  has_session: z.boolean(),
  /** Code of the shared play that it is about; null where it is about the story. */
  shared_play: z.nullable(z.string()),
  /**
   * The comment or review that it is about, in its words when it was reported; without them once the
   * account that wrote the review is erased.
   */
  said: z.nullable(z.object({ words: z.nullable(z.string()) })),
  created_at: instant,
})
export type OpenReport = z.infer<typeof OpenReport>

/** What waits for an editor, the longest waiting first: at most a hundred of each. */
export const ReviewQueue = z.object({
  stories: z.array(WaitingStory),
  reports: z.array(OpenReport),
  total_stories: count,
  total_reports: count,
})
export type ReviewQueue = z.infer<typeof ReviewQueue>

export const RejectionRequest = z.strictObject({
  /** Read by the author. */
  reason: filledText(LIMITS.storyActReasonMax),
  /** What was read; a story that was saved since is refused. Absent: whatever it says now. */
  revision: z.optional(count),
})

export const ReportParams = z.object({ report_id: id })
export const ReportedSessionQuery = z.object({
  /** The turn whose way back is told; absent: the newest. */
  before: z.optional(id),
})
/** A stretch of the session that lies beside a report, oldest first. */
export const ReportedSession = z.object({
  session_id: id,
  entries: z.array(HistoryEntry),
  has_more: z.boolean(),
})
export type ReportedSession = z.infer<typeof ReportedSession>
