import type { TaskType } from '@kathasagar/api/contract/vocabulary'

import type { Measure } from './activityCounts.ts'

export interface TaskRule {
  /** Never change it after a payout. */
  id: string
  type: TaskType
  title: string
  description: string
  measure: Measure
  target: number
  coins: number
  stars: number
  /** Minimum level. Null for all levels. */
  level: number | null
}
