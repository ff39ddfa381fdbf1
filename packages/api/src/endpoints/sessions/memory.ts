import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'

import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'
import type { refreshOn401 } from '../../client/refreshOn401.ts'
import type { SessionMemory } from '../../contract/memory.ts'

/** A line of a session's memory. */
export interface MemoryLineArgs {
  session_id: string
  line_id: string
}

type OnMemory = TypedMutationOnQueryStarted<SessionMemory, MemoryLineArgs, typeof refreshOn401>

/** Why words were declined is said once; what is held is the memory alone. */
const hold: OnMemory = async ({ session_id }, { dispatch, queryFulfilled }) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data === null) return
  const { declined: _said, ...memory } = data
  dispatch(memoryApi.util.updateQueryData('getMemory', session_id, () => memory))
}

/** What opens or closes by what is remembered is told with the session. */
const spoilt = (
  memory: SessionMemory | undefined,
  _error: unknown,
  { session_id: id }: MemoryLineArgs,
) => (memory && !memory.declined ? [{ type: 'Session' as const, id }] : [])

export const memoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemory: build.query({
      ...sessionsCalls.ask('getMemory', (session_id: string) => ({ session_id })),
      // Whatever makes a session stale does so to what is remembered in it.
      providesTags: (_memory, _error, id) => [
        { type: 'Memory', id },
        { type: 'Session', id },
      ],
    }),
    mendFact: build.mutation<SessionMemory, MemoryLineArgs & { text: string }>({
      ...sessionsCalls.ask('mendFact'),
      onQueryStarted: hold,
      invalidatesTags: spoilt,
    }),
    strikeFact: build.mutation<SessionMemory, MemoryLineArgs>({
      ...sessionsCalls.ask('strikeFact'),
      onQueryStarted: hold,
      invalidatesTags: spoilt,
    }),
  }),
})

export const { useGetMemoryQuery, useMendFactMutation, useStrikeFactMutation } = memoryApi
