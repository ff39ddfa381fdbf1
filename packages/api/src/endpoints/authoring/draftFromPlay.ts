import { api } from '../../client/apiSlice.ts'
import { by, authoringCalls as calls } from '../../client/calls.ts'

/** Separate from the other calls of authors, because the play page needs it. */
const draftFromPlayApi = api.injectEndpoints({
  endpoints: (build) => ({
    draftFromPlay: build.mutation({
      ...calls.ask('draftFromPlay', by('session_id')),
      invalidatesTags: ['MyStories'],
    }),
  }),
})

export const { useDraftFromPlayMutation } = draftFromPlayApi
