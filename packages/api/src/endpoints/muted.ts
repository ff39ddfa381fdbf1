import { api } from '../client/apiSlice.ts'
import { mutedCalls } from '../client/calls.ts'
import type { MuteAnswer, MutedList } from '../contract/muted.ts'

/** Rows and lists that hold something more, or something less, from then on. */
const SPOILT = ['Muted', 'Stories', 'Followed'] as const

/** What the reader does not want to be offered. */
export const mutedApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMuted: build.infiniteQuery<MutedList, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ pageParam: cursor }) =>
        mutedCalls.call('listMuted', { query: cursor === undefined ? {} : { cursor } }),
      responseSchema: mutedCalls.answer('listMuted'),
      providesTags: ['Muted'],
    }),
    /** Hides a story from the reader's rows and lists, or shows it again. */
    muteStory: build.mutation<MuteAnswer, { story_id: string; isMuted: boolean }>({
      query: ({ story_id, isMuted }) =>
        mutedCalls.call(isMuted ? 'unmuteStory' : 'muteStory', { params: { story_id } }),
      responseSchema: mutedCalls.answer('muteStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : [...SPOILT, { type: 'Story', id: story_id }],
    }),
    /** The same of all stories of an author. */
    muteAuthor: build.mutation<MuteAnswer, { handle: string; isMuted: boolean }>({
      query: ({ handle, isMuted }) =>
        mutedCalls.call(isMuted ? 'unmuteAuthor' : 'muteAuthor', { params: { handle } }),
      responseSchema: mutedCalls.answer('muteAuthor'),
      invalidatesTags: (_answer, error, { handle }) =>
        error ? [] : [...SPOILT, { type: 'Author', id: handle }],
    }),
  }),
})

export const { useListMutedInfiniteQuery, useMuteAuthorMutation, useMuteStoryMutation } = mutedApi
