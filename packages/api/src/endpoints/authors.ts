import { api } from '../client/apiSlice.ts'
import { authorsCalls } from '../client/calls.ts'
import type { BlockAnswer, FollowAnswer } from '../contract/authors.ts'

export const authorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAuthor: build.query({
      ...authorsCalls.ask('getAuthor', (handle: string) => ({ handle })),
      providesTags: (_author, _error, handle) => [{ type: 'Author', id: handle }],
    }),
    followAuthor: build.mutation<FollowAnswer, { handle: string; isFollowed: boolean }>({
      query: ({ handle, isFollowed }) =>
        authorsCalls.call(isFollowed ? 'unfollowAuthor' : 'followAuthor', { params: { handle } }),
      responseSchema: authorsCalls.answer('followAuthor'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Followed']),
      async onQueryStarted({ handle }, { dispatch, queryFulfilled }) {
        const told = await queryFulfilled.catch(() => null)
        if (!told) return
        dispatch(
          authorsApi.util.updateQueryData('getAuthor', handle, (author) => {
            Object.assign(author, told.data)
          }),
        )
      },
    }),
    listBlocked: build.query({
      ...authorsCalls.ask('listBlocked'),
      providesTags: ['Blocked'],
    }),
    blockAuthor: build.mutation<BlockAnswer, { handle: string; isBlocked: boolean }>({
      query: ({ handle, isBlocked }) =>
        authorsCalls.call(isBlocked ? 'unblockAuthor' : 'blockAuthor', { params: { handle } }),
      responseSchema: authorsCalls.answer('blockAuthor'),
      invalidatesTags: (_answer, error, { handle }) =>
        error ? [] : ['Blocked', 'Comments', 'Notices', 'Followed', { type: 'Author', id: handle }],
    }),
  }),
})

export const {
  useBlockAuthorMutation,
  useFollowAuthorMutation,
  useGetAuthorQuery,
  useListBlockedQuery,
} = authorsApi
