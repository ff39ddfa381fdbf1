import * as z from 'zod/mini'

import { text } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'

/** What a reader has against a story. */
export const StoryReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
  /** A session of one's own in this story, which the editors may then read for this report. */
  session_id: z.optional(id),
})
export type StoryReportRequest = z.infer<typeof StoryReportRequest>

/** The scene that a story was reported from, named as it was then. */
export const ReportedScene = z.object({ name: z.string(), title: z.string() })
export type ReportedScene = z.infer<typeof ReportedScene>

/** The same for a first report and for one more of the same reader, which takes its place. */
export const StoryReportAnswer = z.object({ is_reported: z.literal(true) })
export type StoryReportAnswer = z.infer<typeof StoryReportAnswer>
