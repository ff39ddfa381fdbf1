import * as z from 'zod/mini'

import { count, text } from '@kathasagar/story/schema'
import { id, instant, lastDays, utcDay } from './fields.ts'
import { ReportedScene } from './storyReports.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { STORY_STATUSES } from '@kathasagar/story/vocabulary'

const EVENTS_PER_PAGE = 50
const WORD_MAX = 40

export const AuditQuery = z.object({
  actor_id: z.optional(id),
  /** Username or e-mail of who did it, whatever the case. */
  actor: z.optional(text(LIMITS.emailMax)),
  act: z.optional(text(WORD_MAX)),
  target_kind: z.optional(text(WORD_MAX)),
  target_id: z.optional(text(100)),
  day: z.optional(utcDay),
  /** Only events before this one, for the next page. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Who did what to what, and what that changed. */
export const AuditEntry = z.object({
  id: z.string(),
  happened_at: instant,
  actor_id: z.nullable(id),
  /** Username; absent for guests, for the server itself, and where the account is gone. */
  actor_name: z.nullable(z.string()),
  act: z.string(),
  target_kind: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  /**
   * Title or username, where the target is a story or a user that is still there; of a report the
   * title that its story had.
   */
  target_name: z.nullable(z.string()),
  /** What was reported, where the target is a report whose reporter is still there. */
  report: z.nullable(
    z.object({
      story_id: id,
      /** The story is not deleted. */
      is_story_there: z.boolean(),
      /** Where the session that lay beside it stood; null where there was none. */
      scene: z.nullable(ReportedScene),
      reason: z.enum(REPORT_REASONS),
      /** The reporter's own words; blank where there were none. */
      note: z.string(),
    }),
  ),
  before: z.nullable(Facts),
  after: z.nullable(Facts),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  /** The latest first. */
  entries: z.array(AuditEntry).check(z.maxLength(EVENTS_PER_PAGE)),
  has_more: z.boolean(),
  /** Every act that can be asked for. */
  acts: z.array(z.string()),
  /** Days for which events are stored. */
  days: z._default(z.int(), 180),
})
export type AuditPage = z.infer<typeof AuditPage>

export const OverviewQuery = z.object({ days: lastDays })
export type OverviewQuery = z.infer<typeof OverviewQuery>

/** Over all accounts: more than one of them may hold. */
const sum = z.int().check(z.minimum(0))

/** What happened on one day of UTC. */
export const OverviewDay = z.object({
  day: z.iso.date(),
  /** As the figures of stories count them: without their authors' own. */
  plays: count,
  finishes: count,
  /** Turns that no storyteller or painter could give. */
  failures: count,
  credits_issued: sum,
  credits_spent: sum,
})
export type OverviewDay = z.infer<typeof OverviewDay>

export const Overview = z.object({
  stories: z.record(z.enum(STORY_STATUSES), count),
  users: count,
  /** Stories that wait for an editor, and open reports. */
  waiting: count,
  /** As many as were asked for, oldest first, the last of them today. */
  days: z.array(OverviewDay),
})
export type Overview = z.infer<typeof Overview>
