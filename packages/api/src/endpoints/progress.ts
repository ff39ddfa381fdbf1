import { api } from '../client/apiSlice.ts'
import { progressCalls as calls } from '../client/calls.ts'
import { timeZone } from '../client/timeZone.ts'
import { hooksOf } from '../client/hooks.ts'
import type { TaskList, Rewards } from '../contract/progress.ts'
import type { TaskType } from '../contract/vocabulary/vocabulary.ts'

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<TaskList, TaskType>({
      ...calls.ask('listTasks', (task_type: TaskType) => ({
        task_type,
        include_completed: 'true',
        time_zone: timeZone(),
      })),
      providesTags: ['Progress'],
    }),
    collectRewards: build.mutation<Rewards, void>({
      ...calls.ask('collectRewards', () => ({ time_zone: timeZone() })),
      // Reloads credits and tasks only if there is a reward.
      invalidatesTags: (rewards) => (rewards?.finished.length ? ['Progress', 'User'] : []),
    }),
  }),
})

export const { useListTasksQuery, useCollectRewardsMutation } = hooksOf(progressApi)

export default progressApi
