import { api } from '../client/apiSlice.ts'
import { noticesCalls } from '../client/calls.ts'
import type { NoticeList } from '../contract/notices.ts'

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
  }),
})

export const {
  useCountUnreadQuery,
  useGetNoticeSettingsQuery,
  useListNoticesInfiniteQuery,
  useReadNoticesMutation,
  useSetNoticeMutation,
} = noticesApi
