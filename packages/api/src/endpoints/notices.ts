import { api } from '../client/apiSlice.ts'
import { by, byCursor, noticesCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { NoticeList } from '../contract/notices.ts'

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUnread: build.query({ ...calls.ask('countUnread'), providesTags: ['Notices'] }),
    listNotices: build.infiniteQuery<NoticeList, void, string | undefined>({
      infiniteQueryOptions: byCursor,
      ...calls.ask('listNotices', ({ pageParam: cursor }: Page<void>) => ({ cursor })),
    }),
    /** Does not reload the list, so that new entries stay highlighted. */
    readNotices: build.mutation({
      ...calls.ask('readNotices', by('up_to')),
      invalidatesTags: ['Notices'],
    }),
    getNoticeSettings: build.query({
      ...calls.ask('getNoticeSettings'),
      providesTags: ['NoticeSettings'],
    }),
    setNotice: build.mutation({
      ...calls.ask('setNotice'),
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
} = hooksOf(noticesApi)

export default noticesApi
