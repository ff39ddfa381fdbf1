import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { OFTEN } from './rateLimits.ts'
import { TASK_TYPES } from './vocabulary/vocabulary.ts'
import { TimeZoneHint } from './timeZone.ts'
import { route } from './route.ts'

/** A task that was finished, and what was paid for it. */
export const FinishedTask = z.object({
  task_id: z.string(),
  title: z.string(),
  /** Credits. */
  coin_reward: count,
  star_reward: count,
})
export type FinishedTask = z.infer<typeof FinishedTask>

/** What has been finished since it was last asked, and was paid just now. */
export const Rewards = z.object({
  finished: z.array(FinishedTask),
  /** The level that was reached by it; null when it is the same as before. */
  level_up: z.nullable(z.object({ title: z.string(), current: count })),
})
export type Rewards = z.infer<typeof Rewards>

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

/** What there is to do, and what was done. */
export const progressRoutes = {
  listTasks: route('GET', '/progress/tasks', {
    summary: 'Tasks of one kind, and how far the caller has come',
    access: 'user',
    query: TasksQuery,
    answer: TaskList,
  }),
  collectRewards: route('POST', '/progress/rewards', {
    summary: 'Pay what the caller has finished, each task once a period, and tell of it',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    onExpired: 'local',
    body: RewardsRequest,
    answer: Rewards,
  }),
} as const
