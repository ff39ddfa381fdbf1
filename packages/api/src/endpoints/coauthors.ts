import { api } from '../client/apiSlice.ts'
import { coauthorCalls } from '../client/calls.ts'
import type { CoauthorAccepted, CoauthorInvitation, Coauthors } from '../contract/coauthors.ts'
import type { CoauthorRole } from '../contract/vocabulary/vocabulary.ts'

interface OfCoauthor {
  story_id: string
  user_id: string
}

/** Who a story's people are, and the pages that name them. */
const shownIn = (id: string) => [
  { type: 'Coauthors' as const, id },
  { type: 'Story' as const, id },
]

/** Who writes a story together. */
export const coauthorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCoauthors: build.query<Coauthors, string>({
      ...coauthorCalls.ask('listCoauthors', (story_id: string) => ({ story_id })),
      providesTags: (_list, _error, id) => [{ type: 'Coauthors', id }],
    }),
    inviteCoauthor: build.mutation<Coauthors, CoauthorInvitation & { story_id: string }>({
      ...coauthorCalls.ask('inviteCoauthor'),
      invalidatesTags: (_list, error, { story_id }) => (error ? [] : shownIn(story_id)),
    }),
    changeCoauthor: build.mutation<Coauthors, OfCoauthor & { role: CoauthorRole }>({
      ...coauthorCalls.ask('changeCoauthor'),
      invalidatesTags: (_list, _error, { story_id }) => shownIn(story_id),
    }),
    /** Takes somebody out; by themselves it is leaving, or declining. */
    removeCoauthor: build.mutation<{ user_id: string }, OfCoauthor>({
      ...coauthorCalls.ask('removeCoauthor'),
      invalidatesTags: (_answer, _error, { story_id }) => [
        ...shownIn(story_id),
        'MyStories',
        'Notices',
      ],
    }),
    acceptCoauthoring: build.mutation<CoauthorAccepted, string>({
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
