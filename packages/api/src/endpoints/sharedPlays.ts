import { api } from '../client/apiSlice.ts'
import { by, onSuccess, sharedPlaysCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { GameSession } from '../contract/sessions.ts'
import type { ForkRequest, PlayReportRequest, SharedPlay } from '../contract/sharedPlays.ts'
import type { StoryReportAnswer } from '../contract/storyReports.ts'

const withCode = <Body extends object>({ code, ...body }: Body & { code: string }) => ({
  ...body,
  share_code: code,
})

const sharedPlaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedPlay: build.infiniteQuery<SharedPlay, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      ...calls.ask('getSharedPlay', ({ queryArg, pageParam }: Page<string, number>) => ({
        share_code: queryArg,
        from: pageParam,
      })),
    }),
    openSharedPlay: build.mutation({ ...calls.ask('openSharedPlay', by('share_code')) }),
    forkSharedPlay: build.mutation<GameSession, ForkRequest & { code: string }>({
      ...calls.ask('forkSharedPlay', withCode<ForkRequest>),
      invalidatesTags: onSuccess('Session', 'OpenSessions', 'User'),
    }),
    reportSharedPlay: build.mutation<StoryReportAnswer, PlayReportRequest & { code: string }>({
      ...calls.ask('reportSharedPlay', withCode<PlayReportRequest>),
    }),
    listSessionShares: build.query({
      ...calls.ask('listSessionShares', by('session_id')),
      providesTags: ['SharedPlays'],
    }),
    sharePlay: build.mutation({
      ...calls.ask('sharePlay'),
      invalidatesTags: onSuccess('SharedPlays'),
    }),
    revokeSharedPlay: build.mutation({
      ...calls.ask('revokeSharedPlay', by('share_code')),
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
} = hooksOf(sharedPlaysApi)

export default sharedPlaysApi
