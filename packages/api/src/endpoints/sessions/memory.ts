import { api } from '../../client/apiSlice.ts'
import { by, sessionsCalls as calls } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { SessionMemory } from '../../contract/memory.ts'

const memoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemory: build.query({
      ...calls.ask('getMemory', by('session_id')),
      // The memory is reloaded with its session.
      providesTags: (_memory, _error, id) => [
        { type: 'Memory', id },
        { type: 'Session', id },
      ],
    }),
    deleteFact: build.mutation<SessionMemory, { session_id: string; line_id: string }>({
      ...calls.ask('deleteFact'),
      onQueryStarted: async ({ session_id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(memoryApi.util.updateQueryData('getMemory', session_id, () => data))
      },
      // A fact may change the available choices.
      invalidatesTags: (memory, _error, { session_id: id }) =>
        memory ? [{ type: 'Session', id }] : [],
    }),
  }),
})

export const { useDeleteFactMutation, useGetMemoryQuery } = hooksOf(memoryApi)

export default memoryApi
