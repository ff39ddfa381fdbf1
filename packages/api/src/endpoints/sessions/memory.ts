import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'
import type { SessionMemory } from '../../contract/memory.ts'

/** A line of a session's memory. */
export interface MemoryLineArgs {
  session_id: string
  line_id: string
}

/** Why words were declined is said once; what is held is the memory alone. */
const withoutAside = ({ declined: _said, ...memory }: SessionMemory): SessionMemory => memory

export const memoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemory: build.query<SessionMemory, string>({
      ...sessionsCalls.ask('getMemory', (session_id: string) => ({ session_id })),
      // Whatever makes a session stale does so to what is remembered in it.
      providesTags: (_memory, _error, id) => [
        { type: 'Memory', id },
        { type: 'Session', id },
      ],
    }),
    mendFact: build.mutation<SessionMemory, MemoryLineArgs & { text: string }>({
      ...sessionsCalls.ask('mendFact'),
      async onQueryStarted({ session_id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data === null) return
        const memory = withoutAside(data)
        dispatch(memoryApi.util.updateQueryData('getMemory', session_id, () => memory))
      },
    }),
    strikeFact: build.mutation<SessionMemory, MemoryLineArgs>({
      ...sessionsCalls.ask('strikeFact'),
      async onQueryStarted({ session_id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data === null) return
        const memory = withoutAside(data)
        dispatch(memoryApi.util.updateQueryData('getMemory', session_id, () => memory))
      },
    }),
  }),
})

export const { useGetMemoryQuery, useMendFactMutation, useStrikeFactMutation } = memoryApi
