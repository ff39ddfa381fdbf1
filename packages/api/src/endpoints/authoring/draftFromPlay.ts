import { api } from '../../client/apiSlice.ts'
import { by, authoringCalls as calls } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { EditableStory } from '../../contract/authoring.ts'

/** Separate from the other calls of authors, because the play page needs it. */
const draftFromPlayApi = api.injectEndpoints({
  endpoints: (build) => ({
    draftFromPlay: build.mutation<EditableStory, string>({
      ...calls.ask('draftFromPlay', by('session_id')),
      invalidatesTags: ['MyStories'],
    }),
  }),
})

export const { useDraftFromPlayMutation } = hooksOf(draftFromPlayApi)

export default draftFromPlayApi
