import { api } from '../client/apiSlice.ts'
import { authorsCalls } from '../client/calls.ts'
import type { FollowAnswer } from '../contract/authors.ts'

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
  }),
})

export const { useGetAuthorQuery, useFollowAuthorMutation } = authorsApi
