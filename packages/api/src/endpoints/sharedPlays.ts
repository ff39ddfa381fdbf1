import { api } from '../client/apiSlice.ts'
import { sharedPlaysCalls } from '../client/calls.ts'
import type { GameSession } from '../contract/sessions.ts'
import type { ForkRequest, PlayReportRequest, SharedPlay } from '../contract/sharedPlays.ts'
import type { StoryReportAnswer } from '../contract/storyReports.ts'

export const sharedPlaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedPlay: build.infiniteQuery<SharedPlay, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: code, pageParam: from }) =>
        sharedPlaysCalls.call('getSharedPlay', { params: { share_code: code }, query: { from } }),
      responseSchema: sharedPlaysCalls.answer('getSharedPlay'),
    }),
    openSharedPlay: build.mutation({
      ...sharedPlaysCalls.ask('openSharedPlay', (share_code: string) => ({ share_code })),
    }),
    forkSharedPlay: build.mutation<GameSession, ForkRequest & { code: string }>({
      query: ({ code, ...body }) =>
        sharedPlaysCalls.call('forkSharedPlay', { params: { share_code: code }, body }),
      responseSchema: sharedPlaysCalls.answer('forkSharedPlay'),
      invalidatesTags: (_session, error) => (error ? [] : ['Session', 'OpenSessions', 'User']),
    }),
    reportSharedPlay: build.mutation<StoryReportAnswer, PlayReportRequest & { code: string }>({
      query: ({ code, ...body }) =>
        sharedPlaysCalls.call('reportSharedPlay', { params: { share_code: code }, body }),
      responseSchema: sharedPlaysCalls.answer('reportSharedPlay'),
    }),
    listSessionShares: build.query({
      ...sharedPlaysCalls.ask('listSessionShares', (session_id: string) => ({ session_id })),
      providesTags: ['SharedPlays'],
    }),
    sharePlay: build.mutation({
      ...sharedPlaysCalls.ask('sharePlay'),
      invalidatesTags: (_share, error) => (error ? [] : ['SharedPlays']),
    }),
    revokeSharedPlay: build.mutation({
      ...sharedPlaysCalls.ask('revokeSharedPlay', (share_code: string) => ({ share_code })),
      invalidatesTags: ['SharedPlays'],
    }),
  }),
})

export const {
  useForkSharedPlayMutation,
  useGetSharedPlayInfiniteQuery,
  useListSessionSharesQuery,
  useOpenSharedPlayMutation,
  useReportSharedPlayMutation,
  useRevokeSharedPlayMutation,
  useSharePlayMutation,
} = sharedPlaysApi
