import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'

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
