import tasks from './tasks.json' with { type: 'json' }
import type { TaskType } from '@kathasagar/api/contract/vocabulary'

/** Titles from level 1. The last one applies to all higher levels. */
const LEVEL_TITLES = [
  'Listener at the Door',
  'Keeper of the Wick',
  'Bearer of the Oil',
  'Walker of Lanes',
  'Reader of Palm Leaves',
  'Friend of the Ferryman',
  'Keeper of the Second Lamp',
  'Opener of Doors',
  'Apprentice of the Teller',
  'Guest of the Banyan',
  'Voice of the River',
  'Crosser of the Ocean',
] as const

export const starsForLevel = (level: number): number => 3 * level + 3

interface Level {
  title: string
  current: number
  current_stars: number
  stars_for_next_level: number
}

export function levelOf(stars: number): Level {
  let current = 1
  let rest = Math.max(0, stars)
  while (rest >= starsForLevel(current)) {
    rest -= starsForLevel(current)
    current += 1
  }
  return {
    title: LEVEL_TITLES[Math.min(current, LEVEL_TITLES.length) - 1] ?? LEVEL_TITLES[0],
    current,
    current_stars: rest,
    stars_for_next_level: starsForLevel(current),
  }
}

const MEASURES = [
  'turns',
  'turns_today',
  'own_words',
  'own_words_today',
  'closer_looks',
  'closer_looks_today',
  'pictures',
  'pictures_today',
  'choices',
  'stories_begun',
  'stories_begun_today',
  'scenes',
  'scenes_today',
  'endings',
  'endings_today',
  'stories_finished',
  'most_endings_of_a_story',
  'most_turns_in_a_story',
  'languages_finished',
  'categories_finished',
  'stories_liked',
  'stories_bookmarked',
  'stories_rated',
  'stories_published',
  'likes_received',
  'finishes_by_others',
  'days',
  'days_in_a_row',
] as const
type Measure = (typeof MEASURES)[number]

export type ActivityCounts = Readonly<Record<Measure, number>>

export const NO_ACTIVITY = Object.fromEntries(
  MEASURES.map((measure) => [measure, 0]),
) as ActivityCounts

export interface TaskRule {
  /** Stored with payouts, so it must never change. */
  id: string
  type: TaskType
  title: string
  description: string
  measure: Measure
  target: number
  coins: number
  stars: number
  /** Level from which the task is available. Null if it is available at all levels. */
  level: number | null
}

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
  /** Keys of completed tasks, as returned by `periodKey`. */
  paid: ReadonlySet<string>
  /** The player's local date, `YYYY-MM-DD`. */
  today: string
}

/** Returns a key that prevents double payouts. A daily task has one key per day. */
export const periodKey = ({ id, type }: TaskRule, today: string): string =>
  type === 'daily' ? `${id}:${today}` : id

export interface TaskProgress {
  rule: TaskRule
  is_locked: boolean
  is_completed: boolean
  current_value: number
  progress_percentage: number
}

/** Returns the progress of a task. A locked task makes progress but can't be completed. */
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
