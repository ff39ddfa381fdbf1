import * as z from 'zod/mini'

import { count } from './fields.ts'
import { TASK_TYPES } from './vocabulary.ts'

/** Something to do, and how far it is done. */
export const Task = z.object({
  task_id: z.string(),
  title: z.string(),
  description: z.string(),
  is_completed: z.boolean(),
  /** Waits for a level; this comes before all else. */
  is_locked: z.boolean(),
  star_reward: count,
  /** Level from which it can be done; null at every level. */
  level_required: z.nullable(count),
  /** 0 to 100. */
  progress_percentage: count,
  /** Credits. */
  coin_reward: count,
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

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** IANA name of the zone in which the player's days begin and end. */
export const TimeZone = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, { error: 'Must be the name of a time zone' }))

export const TasksQuery = z.object({
  task_type: z.enum(TASK_TYPES),
  include_completed: z._default(z.enum(['true', 'false']), 'true'),
  time_zone: z._default(TimeZone, 'UTC'),
})
export type TasksQuery = z.infer<typeof TasksQuery>

/** Tasks of one kind. Our server always tells the summary; a client does without where there is none. */
export const TaskList = z.object({
  tasks: z.array(Task),
  summary: z.optional(ProgressSummary),
})
export type TaskList = z.infer<typeof TaskList>

export const RewardsRequest = z.object({ time_zone: z._default(TimeZone, 'UTC') })
export type RewardsRequest = z.infer<typeof RewardsRequest>

/** What has been finished since it was last asked, and was paid just now. */
export const Rewards = z.object({
  finished: z.array(
    z.pick(Task, { task_id: true, title: true, coin_reward: true, star_reward: true }),
  ),
  /** The level that was reached by it; null when it is the same as before. */
  level_up: z.nullable(z.object({ title: z.string(), current: count })),
})
export type Rewards = z.infer<typeof Rewards>
