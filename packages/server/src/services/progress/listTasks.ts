import type { Task, TaskList, TasksQuery } from '@kathasagar/api/contract'

import { taskProgress, TASKS, type TaskProgress } from '../../domain/tasks/tasks.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { dayAt, findPlayerProgress, presentSummary } from './taskStatus.ts'

const presentTask = ({ rule, ...standing }: TaskProgress): Task => ({
  task_id: rule.id,
  title: rule.title,
  description: rule.description,
  star_reward: rule.stars,
  coin_reward: rule.coins,
  level_required: rule.level,
  target_value: rule.target,
  ...standing,
})

/** The tasks of one kind as they stand for a player, and how far the player has come. */
export async function listTasks(
  { store, clock }: Ports,
  user: StoredUser,
  { task_type, include_completed, time_zone }: TasksQuery,
): Promise<TaskList> {
  const { repositories } = store
  const now = clock.now()
  const standing = await findPlayerProgress(repositories, user.id, {
    now,
    day: dayAt(now, time_zone),
  })
  const tasks = TASKS.filter(({ type }) => type === task_type)
    .map((rule) => presentTask(taskProgress(rule, standing)))
    .filter(({ is_completed }) => include_completed === 'true' || !is_completed)
  const coins = await repositories.ledger.balanceOf(user.id)
  return { tasks, summary: presentSummary(user, standing.stars, coins) }
}
