import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { timeZone } from '../client/timeZone.ts'
import { TaskList } from '../contract/progress.ts'
import { Rewards } from '../contract/rewards.ts'
import type { TaskType } from '../contract/vocabulary.ts'
import { progressRoutes } from '../contract/routes/progress.ts'

export const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<TaskList, TaskType>({
      query: (task_type) =>
        requestOf(progressRoutes.listTasks, {
          query: { task_type, include_completed: 'true', time_zone: timeZone() },
        }),
      responseSchema: TaskList,
      providesTags: ['Progress'],
    }),
    collectRewards: build.mutation<Rewards, void>({
      query: () => requestOf(progressRoutes.collectRewards, { body: { time_zone: timeZone() } }),
      responseSchema: Rewards,
      // Only a reward changes the wallet and the tasks.
      invalidatesTags: (rewards) => (rewards?.finished.length ? ['Progress', 'User'] : []),
    }),
  }),
})

export const { useListTasksQuery, useCollectRewardsMutation } = progressApi
