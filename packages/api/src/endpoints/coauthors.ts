import { api } from '../client/apiSlice.ts'
import { coauthorCalls } from '../client/calls.ts'

/** Who a story's people are, and the pages that name them. */
const shownIn = (id: string) => [
  { type: 'Coauthors' as const, id },
  { type: 'Story' as const, id },
]

/** Who writes a story together. */
export const coauthorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCoauthors: build.query({
      ...coauthorCalls.ask('listCoauthors', (story_id: string) => ({ story_id })),
      providesTags: (_list, _error, id) => [{ type: 'Coauthors', id }],
    }),
    inviteCoauthor: build.mutation({
      ...coauthorCalls.ask('inviteCoauthor'),
      invalidatesTags: (_list, error, { story_id }) => (error ? [] : shownIn(story_id)),
    }),
    changeCoauthor: build.mutation({
      ...coauthorCalls.ask('changeCoauthor'),
      invalidatesTags: (_list, _error, { story_id }) => shownIn(story_id),
    }),
    /** Takes somebody out; by themselves it is leaving, or declining. */
    removeCoauthor: build.mutation({
      ...coauthorCalls.ask('removeCoauthor'),
      invalidatesTags: (_answer, _error, { story_id }) => [
        ...shownIn(story_id),
        'MyStories',
        'Notices',
      ],
    }),
    acceptCoauthoring: build.mutation({
      ...coauthorCalls.ask('acceptCoauthoring', (story_id: string) => ({ story_id })),
      invalidatesTags: (_answer, _error, story_id) => [
        ...shownIn(story_id),
        'MyStories',
        'Notices',
      ],
    }),
  }),
})

export const {
  useAcceptCoauthoringMutation,
  useChangeCoauthorMutation,
  useInviteCoauthorMutation,
  useListCoauthorsQuery,
  useRemoveCoauthorMutation,
} = coauthorsApi
