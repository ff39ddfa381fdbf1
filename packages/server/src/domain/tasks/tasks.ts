import type { ActivityCounts } from './activityCounts.ts'
import { levelOf } from './levels.ts'
import tasks from './tasks.json' with { type: 'json' }
import type { TaskRule } from './taskShape.ts'

/** A task as it stands in the data: of its kind, and at every level unless it names one. */
type WrittenTask = Omit<TaskRule, 'type' | 'level'> & Partial<Pick<TaskRule, 'level'>>

const ofType = (type: keyof typeof tasks): readonly TaskRule[] =>
  (tasks[type] as readonly WrittenTask[]).map((task) => ({ level: null, ...task, type }))

/** Everything there is to do, in the order in which it is shown. */
export const TASKS: readonly TaskRule[] = [
  ...ofType('daily'),
  ...ofType('milestone'),
  ...ofType('achievement'),
]

/** What a player has, and has been paid for. */
export interface PlayerProgress {
  activityCounts: ActivityCounts
  /** Stars won so far. */
  stars: number
  /** Keys of what was paid, as `periodKey` writes them. */
  paid: ReadonlySet<string>
  /** The player's own date, `YYYY-MM-DD`. */
  today: string
}

/** Once a day, or once for good: what was paid under a key is not paid under it again. */
export const periodKey = ({ id, type }: TaskRule, today: string): string =>
  type === 'daily' ? `${id}:${today}` : id

export interface TaskProgress {
  rule: TaskRule
  is_locked: boolean
  is_completed: boolean
  current_value: number
  /** 0 to 100. */
  progress_percentage: number
}

/**
 * How far one task is done. Below its level a task is neither done nor paid; what is done of it counts,
 * and ends it once the level is reached. What was paid stays done, even when a like is taken back.
 */
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

/** What is done and not paid yet, in the order in which it is paid: the stars of one may open another. */
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
