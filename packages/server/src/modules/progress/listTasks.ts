import { levelOf, taskProgress, TASKS } from '../../domain/tasks/tasks.ts'
import type { Call, Platform } from '../../platform/call.ts'
import { dayAt, findPlayerProgress } from './taskStatus.ts'
import { balanceOf } from '../ledger/index.ts'

export const listTasks: Call<'listTasks', Platform> = async ({ db, clock }, { user, query }) => {
  const now = clock.now()
  const day = dayAt(now, query.time_zone)
  const progress = await findPlayerProgress(db, user.id, { now, day })
  const tasks = TASKS.filter(({ type }) => type === query.task_type)
    .map((task) => {
      const { rule, ...status } = taskProgress(task, progress)
      return {
        task_id: rule.id,
        title: rule.title,
        description: rule.description,
        star_reward: rule.stars,
        coin_reward: rule.coins,
        level_required: rule.level,
        target_value: rule.target,
        ...status,
      }
    })
    .filter(({ is_completed }) => query.include_completed === 'true' || !is_completed)
  const level = levelOf(progress.stars)
  const share = level.current_stars / level.stars_for_next_level
  return {
    tasks,
    summary: {
      username: user.username,
      level: { ...level, star_progress_percentage: Math.floor(share * 100) },
      currency: { coins_balance: await balanceOf(db, user.id) },
      days_in_a_row: progress.activityCounts.days_in_a_row,
    },
  }
}
