import * as z from 'zod/mini'

import { text } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'

export const StoryReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
  /** Session of the reporter. Moderators may then read it. */
  session_id: z.optional(id),
})
export interface StoryReportRequest extends z.infer<typeof StoryReportRequest> {}

export const ReportedScene = z.object({ name: z.string(), title: z.string() })
export interface ReportedScene extends z.infer<typeof ReportedScene> {}

/** A reader's second report replaces the first. */
export const StoryReportAnswer = z.object({ is_reported: z.literal(true) })
export interface StoryReportAnswer extends z.infer<typeof StoryReportAnswer> {}
