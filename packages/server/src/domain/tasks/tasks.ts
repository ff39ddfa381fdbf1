import type { ActivityCounts } from './activityCounts.ts'
import { levelOf } from './levels.ts'
import tasks from './tasks.json' with { type: 'json' }
import type { TaskRule } from './taskShape.ts'

type WrittenTask = Omit<TaskRule, 'type' | 'level'> & Partial<Pick<TaskRule, 'level'>>

const ofType = (type: keyof typeof tasks): readonly TaskRule[] =>
  (tasks[type] as readonly WrittenTask[]).map((task) => ({ level: null, ...task, type }))

export const TASKS: readonly TaskRule[] = [
  ...ofType('daily'),
  ...ofType('milestone'),
  ...ofType('achievement'),
]

export interface PlayerProgress {
  activityCounts: ActivityCounts
  stars: number
  /** Results of `periodKey`. */
  paid: ReadonlySet<string>
  /** Local date of the player, `YYYY-MM-DD`. */
  today: string
}

/** Returns the payout key: one per day for daily tasks, otherwise one for ever. */
export const periodKey = ({ id, type }: TaskRule, today: string): string =>
  type === 'daily' ? `${id}:${today}` : id

export interface TaskProgress {
  rule: TaskRule
  is_locked: boolean
  is_completed: boolean
  current_value: number
  progress_percentage: number
}

/** Returns the progress of a task. Below its level, it counts but isn't completed. Paid tasks stay completed. */
export function taskProgress(
  rule: TaskRule,
  { activityCounts, stars, paid, today }: PlayerProgress,
): TaskProgress {
  const current_value = activityCounts[rule.measure]
  const isPaid = paid.has(periodKey(rule, today))
  const is_locked = !isPaid && rule.level !== null && levelOf(stars).current < rule.level
  const is_completed = isPaid || (!is_locked && current_value >= rule.target)
  const share = rule.target > 0 ? current_value / rule.target : 1
  return {
    rule,
    is_locked,
    is_completed,
    current_value,
    progress_percentage: is_completed ? 100 : Math.floor(Math.min(1, share) * 100),
  }
}

/** Returns completed, unpaid tasks in payout order, because stars of one may unlock another. */
export function unpaidOf(standing: PlayerProgress): readonly TaskRule[] {
  const due = TASKS.filter(
    (rule) =>
      !standing.paid.has(periodKey(rule, standing.today)) &&
      taskProgress(rule, standing).is_completed,
  )
  if (due.length === 0) return due
  const stars = due.reduce((sum, rule) => sum + rule.stars, standing.stars)
  const paid = new Set([...standing.paid, ...due.map((rule) => periodKey(rule, standing.today))])
  return [...due, ...unpaidOf({ ...standing, stars, paid })]
}
