import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { TASK_TYPES } from './vocabulary/vocabulary.ts'
import { TimeZoneHint } from './timeZone.ts'
import { userRoute } from './route.ts'

export const FinishedTask = z.object({
  task_id: z.string(),
  title: z.string(),
  coin_reward: count,
  star_reward: count,
})
export interface FinishedTask extends z.infer<typeof FinishedTask> {}

/** Tasks that were completed and rewarded after the last call. */
export const Rewards = z.object({
  finished: z.array(FinishedTask),
  /** Null if the level did not change. */
  level_up: z.nullable(z.object({ title: z.string(), current: count })),
})
export interface Rewards extends z.infer<typeof Rewards> {}

export const Task = z.extend(FinishedTask, {
  description: z.string(),
  is_completed: z.boolean(),
  /** True if the player's level is too low and the task is incomplete. Has priority over other states. */
  is_locked: z.boolean(),
  level_required: z.nullable(count),
  /** 0 to 100. */
  progress_percentage: count,
  current_value: count,
  target_value: count,
})
export interface Task extends z.infer<typeof Task> {}

export const ProgressSummary = z.object({
  username: z.string(),
  level: z.object({
    title: z.string(),
    current: count,
    /** Stars gained at this level. */
    current_stars: count,
    stars_for_next_level: count,
    /** 0 to 100. */
    star_progress_percentage: count,
  }),
  /** Currency. Coins are credits, with the same balance and ledger. */
  currency: z.object({ coins_balance: count }),
  /** Consecutive days with a turn, up to today or yesterday. */
  days_in_a_row: z.optional(count),
})
export interface ProgressSummary extends z.infer<typeof ProgressSummary> {}

/** List of tasks. Some servers omit the summary. */
export const TaskList = z.object({ tasks: z.array(Task), summary: z.optional(ProgressSummary) })
export interface TaskList extends z.infer<typeof TaskList> {}

export const RewardsRequest = z.object({ time_zone: z._default(TimeZoneHint, 'UTC') })
export interface RewardsRequest extends z.infer<typeof RewardsRequest> {}

export default {
  listTasks: userRoute('GET', '/progress/tasks', {
    summary: 'List tasks of one kind with the progress of the caller',
    query: z.object({
      task_type: z.enum(TASK_TYPES),
      include_completed: z._default(z.enum(['true', 'false']), 'true'),
      time_zone: z._default(TimeZoneHint, 'UTC'),
    }),
    answer: TaskList,
  }),
  collectRewards: userRoute('POST', '/progress/rewards', {
    summary: 'Collect rewards of finished tasks, each once per period',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    onExpired: 'local',
    body: RewardsRequest,
    answer: Rewards,
  }),
} as const
