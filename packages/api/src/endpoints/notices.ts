import { api } from '../client/apiSlice.ts'
import { noticesCalls } from '../client/calls.ts'
import type { BlockAnswer, NoticeList } from '../contract/notices.ts'

export const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUnread: build.query({
      ...noticesCalls.ask('countUnread'),
      providesTags: ['Notices'],
    }),
    listNotices: build.infiniteQuery<NoticeList, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ pageParam: cursor }) =>
        noticesCalls.call('listNotices', { query: cursor === undefined ? {} : { cursor } }),
      responseSchema: noticesCalls.answer('listNotices'),
    }),
    /** Does not reload the list, so that new entries stay highlighted. */
    readNotices: build.mutation({
      ...noticesCalls.ask('readNotices', (up_to: string) => ({ up_to })),
      invalidatesTags: ['Notices'],
    }),
    getNoticeSettings: build.query({
      ...noticesCalls.ask('getNoticeSettings'),
      providesTags: ['NoticeSettings'],
    }),
    setNotice: build.mutation({
      ...noticesCalls.ask('setNotice'),
      invalidatesTags: ['NoticeSettings', 'Notices'],
    }),
    listBlocked: build.query({
      ...noticesCalls.ask('listBlocked'),
      providesTags: ['Blocked'],
    }),
    blockAuthor: build.mutation<BlockAnswer, { handle: string; isBlocked: boolean }>({
      query: ({ handle, isBlocked }) =>
        noticesCalls.call(isBlocked ? 'unblockAuthor' : 'blockAuthor', { params: { handle } }),
      responseSchema: noticesCalls.answer('blockAuthor'),
      invalidatesTags: (_answer, error, { handle }) =>
        error ? [] : ['Blocked', 'Comments', 'Notices', 'Followed', { type: 'Author', id: handle }],
    }),
  }),
})

export const {
  useBlockAuthorMutation,
  useCountUnreadQuery,
  useGetNoticeSettingsQuery,
  useListBlockedQuery,
  useListNoticesInfiniteQuery,
  useReadNoticesMutation,
  useSetNoticeMutation,
} = noticesApi
