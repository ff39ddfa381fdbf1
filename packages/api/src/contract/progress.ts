import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { FinishedTask } from './rewards.ts'
import { TimeZoneHint } from './timeZone.ts'
import { TASK_TYPES } from './vocabulary/vocabulary.ts'

/** Something to do, and how far it is done. */
export const Task = z.extend(FinishedTask, {
  description: z.string(),
  is_completed: z.boolean(),
  /** Waits for a level, and is not finished; this comes before all else. */
  is_locked: z.boolean(),
  /** Level from which it can be done; null at every level. */
  level_required: z.nullable(count),
  /** 0 to 100. */
  progress_percentage: count,
  current_value: count,
  target_value: count,
})
export type Task = z.infer<typeof Task>

/** How far a player has come. */
export const ProgressSummary = z.object({
  username: z.string(),
  level: z.object({
    title: z.string(),
    current: count,
    /** Won since this level began. */
    current_stars: count,
    stars_for_next_level: count,
    /** 0 to 100. */
    star_progress_percentage: count,
  }),
  /** Coins are credits under another light: one balance, one ledger. */
  currency: z.object({ coins_balance: count }),
})
export type ProgressSummary = z.infer<typeof ProgressSummary>

export const TasksQuery = z.object({
  task_type: z.enum(TASK_TYPES),
  include_completed: z._default(z.enum(['true', 'false']), 'true'),
  time_zone: z._default(TimeZoneHint, 'UTC'),
})
export type TasksQuery = z.infer<typeof TasksQuery>

/** Tasks of one kind. Our server always tells the summary; a client does without where there is none. */
export const TaskList = z.object({
  tasks: z.array(Task),
  summary: z.optional(ProgressSummary),
})
export type TaskList = z.infer<typeof TaskList>

export const RewardsRequest = z.object({ time_zone: z._default(TimeZoneHint, 'UTC') })
export type RewardsRequest = z.infer<typeof RewardsRequest>
