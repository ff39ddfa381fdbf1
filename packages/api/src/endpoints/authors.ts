import { api } from '../client/apiSlice.ts'
import { by, onSuccess, authorsCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { BlockAnswer, FollowAnswer } from '../contract/authors.ts'

const authorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAuthor: build.query({
      ...calls.ask('getAuthor', by('handle')),
      providesTags: (_author, _error, handle) => [{ type: 'Author', id: handle }],
    }),
    followAuthor: build.mutation<FollowAnswer, { handle: string; isFollowed: boolean }>({
      query: ({ handle, isFollowed }) =>
        calls.call(isFollowed ? 'unfollowAuthor' : 'followAuthor', { params: { handle } }),
      responseSchema: calls.answer('followAuthor'),
      invalidatesTags: onSuccess('Followed'),
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
    listBlocked: build.query({ ...calls.ask('listBlocked'), providesTags: ['Blocked'] }),
    blockAuthor: build.mutation<BlockAnswer, { handle: string; isBlocked: boolean }>({
      query: ({ handle, isBlocked }) =>
        calls.call(isBlocked ? 'unblockAuthor' : 'blockAuthor', { params: { handle } }),
      responseSchema: calls.answer('blockAuthor'),
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
} = hooksOf(authorsApi)

export default authorsApi
