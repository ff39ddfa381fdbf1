import { RewardsRequest, TaskList, TasksQuery } from '../progress.ts'
import { OFTEN } from '../rateLimits.ts'
import { Rewards } from '../rewards.ts'
import { route } from '../route.ts'

/** What there is to do, and what was done. */
export const routes = {
  listTasks: route('GET', '/progress/tasks', {
    summary: 'Tasks of one kind, and how far the caller has come',
    access: 'user',
    query: TasksQuery,
    answer: TaskList,
  }),
  collectRewards: route('POST', '/progress/rewards', {
    summary: 'Pay what the caller has finished, each task once a period, and tell of it',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    onExpired: 'local',
    body: RewardsRequest,
    answer: Rewards,
  }),
} as const
