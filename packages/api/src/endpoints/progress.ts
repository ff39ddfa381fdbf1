import { api } from '../client/apiSlice.ts'
import { progressCalls } from '../client/calls.ts'
import { timeZone } from '../client/timeZone.ts'
import type { TaskList } from '../contract/progress.ts'
import type { Rewards } from '../contract/progress.ts'
import type { TaskType } from '../contract/vocabulary/vocabulary.ts'

export const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<TaskList, TaskType>({
      query: (task_type) =>
        progressCalls.call('listTasks', {
          query: { task_type, include_completed: 'true', time_zone: timeZone() },
        }),
      responseSchema: progressCalls.answer('listTasks'),
      providesTags: ['Progress'],
    }),
    collectRewards: build.mutation<Rewards, void>({
      query: () => progressCalls.call('collectRewards', { body: { time_zone: timeZone() } }),
      responseSchema: progressCalls.answer('collectRewards'),
      // Credits and tasks only change with a reward.
      invalidatesTags: (rewards) => (rewards?.finished.length ? ['Progress', 'User'] : []),
    }),
  }),
})

export const { useListTasksQuery, useCollectRewardsMutation } = progressApi
