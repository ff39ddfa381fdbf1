import type { TaskType } from '@kathasagar/api/contract/vocabulary'

import type { Measure } from './activityCounts.ts'

/** A task as data: adding one needs nothing else. */
export interface TaskRule {
  /** Never changed once it has been paid to anybody. */
  id: string
  type: TaskType
  title: string
  description: string
  /** What is counted. */
  measure: Measure
  /** How much of it is wanted. */
  target: number
  /** Credits. */
  coins: number
  stars: number
  /** Level from which it can be done; null at every level. */
  level: number | null
}
