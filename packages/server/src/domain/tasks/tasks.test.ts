import { describe, expect, test } from 'vitest'

import {
  NO_ACTIVITY,
  type ActivityCounts,
  type TaskRule,
  periodKey,
  taskProgress,
  TASKS,
  unpaidOf,
  type PlayerProgress,
  levelOf,
} from './tasks.ts'

const rule: TaskRule = {
  id: 'reading',
  type: 'daily',
  title: 'Reading',
  description: 'Play five turns today.',
  measure: 'turns_today',
  target: 5,
  coins: 2,
  stars: 1,
  level: null,
}
const standing = (
  activityCounts: Partial<ActivityCounts> = {},
  given: Partial<PlayerProgress> = {},
): PlayerProgress => ({
  activityCounts: { ...NO_ACTIVITY, ...activityCounts },
  stars: 0,
  paid: new Set(),
  today: '2026-03-10',
  ...given,
})

describe('a task', () => {
  test.each([
    ['is open in part', rule, { turns_today: 2 }, { is_completed: false, progress_percentage: 40 }],
    ['is done at its target', rule, { turns_today: 5 }, { is_completed: true }],
    ['shows no more than all', rule, { turns_today: 50 }, { progress_percentage: 100 }],
    ['wants nothing', { ...rule, target: 0 }, {}, { is_completed: true, progress_percentage: 100 }],
    [
      'waits for its level while something of it is left to do',
      { ...rule, level: 2 },
      { turns_today: 4 },
      { is_locked: true, is_completed: false, progress_percentage: 80 },
    ],
    [
      'is not done below its level, whatever was done',
      { ...rule, level: 2 },
      { turns_today: 5 },
      { is_locked: true, is_completed: false, progress_percentage: 100 },
    ],
  ])('%s', (_title, task, activityCounts, expected) => {
    expect(taskProgress(task, standing(activityCounts))).toMatchObject(expected)
  })

  test.each([
    ['that was paid stays done when its action is undone', '2026-03-10', true],
    ['of a day can be completed again the next day', '2026-03-09', false],
  ])('%s', (_what, day, is_completed) => {
    const paid = new Set([periodKey(rule, day)])
    expect(taskProgress(rule, standing({}, { paid }))).toMatchObject({ is_completed })
  })

  test('opens when its level is reached', () => {
    const done = taskProgress({ ...rule, level: 2 }, standing({ turns_today: 5 }, { stars: 6 }))
    expect(done).toMatchObject({ is_locked: false, is_completed: true })
  })
})

describe('the tasks', () => {
  const ofType = (type: string) => TASKS.filter((task) => task.type === type)

  test('have unique ids, and there are enough of each kind', () => {
    expect(ofType('daily').length).toBeGreaterThanOrEqual(6)
    expect(ofType('milestone').length).toBeGreaterThanOrEqual(12)
    expect(ofType('achievement').length).toBeGreaterThanOrEqual(20)
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length)
  })

  test('measure a day only if they are daily tasks', () => {
    const isDaily = TASKS.map(({ type }) => type === 'daily')

    expect(TASKS.map(({ measure }) => measure.endsWith('_today'))).toEqual(isDaily)
  })

  test('are all paid to a player who completes everything: the stars of each level unlock the next', () => {
    const everything = Object.fromEntries(
      Object.keys(NO_ACTIVITY).map((measure) => [measure, 1_000_000]),
    ) as ActivityCounts

    const due = unpaidOf(standing(everything))

    expect(new Set(due)).toEqual(new Set(TASKS))
    expect(due).toHaveLength(TASKS.length)
    for (const [at, { level }] of due.entries()) {
      const stars = due.slice(0, at).reduce((sum, paid) => sum + paid.stars, 0)
      expect(levelOf(stars).current).toBeGreaterThanOrEqual(level ?? 1)
    }
  })

  test('pay nothing without progress', () => {
    expect(unpaidOf(standing())).toEqual([])
  })
})
