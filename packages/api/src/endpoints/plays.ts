import { api } from '../client/apiSlice.ts'
import { by, byCursor, playsCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { OwnPlays, PlayState } from '../contract/plays.ts'
import type { ActionAnswer } from '../contract/sessions.ts'
import { applyAnswer } from './sessions/applyAnswer.ts'
import sessionsApi from './sessions.ts'

const PLAYS = ['Plays', 'OpenSessions', 'Session'] as const

const playsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlays: build.infiniteQuery<OwnPlays, PlayState, string | undefined>({
      infiniteQueryOptions: byCursor,
      ...calls.ask('listPlays', ({ queryArg: state, pageParam: cursor }: Page<PlayState>) => ({
        state,
        cursor,
      })),
      providesTags: ['Plays'],
    }),
    archiveSession: build.mutation<{ ok: boolean }, { session_id: string; is_archived: boolean }>({
      query: ({ is_archived, ...params }) =>
        calls.call('archiveSession', { params, body: { is_archived } }),
      invalidatesTags: PLAYS,
    }),
    deleteSession: build.mutation<{ ok: boolean }, string>({
      query: (session_id) => calls.call('deleteSession', { params: { session_id } }),
      invalidatesTags: PLAYS,
    }),
    restoreSession: build.mutation<{ ok: boolean }, string>({
      query: (session_id) => calls.call('restoreSession', { params: { session_id } }),
      invalidatesTags: PLAYS,
    }),
    listTurns: build.query({
      ...calls.ask('listTurns', by('session_id')),
      // Like `Memory`, the map changes with each turn.
      providesTags: (_map, _error, id) => [
        { type: 'Memory', id },
        { type: 'Session', id },
      ],
    }),
    /** Also updates `getSession`. */
    moveHead: build.mutation<ActionAnswer, { session_id: string; turn_id: string; after: string }>({
      ...calls.ask('moveHead'),
      async onQueryStarted({ session_id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data === null) return
        let isWhole = true
        dispatch(
          sessionsApi.util.updateQueryData('getSession', session_id, (session) => {
            isWhole = applyAnswer(session, data)
          }),
        )
        // The path to the turn may differ from the loaded path.
        const type = isWhole ? 'Memory' : 'Session'
        dispatch(api.util.invalidateTags([{ type, id: session_id }]))
      },
    }),
  }),
})

export const {
  useDeleteSessionMutation,
  useListPlaysInfiniteQuery,
  useListTurnsQuery,
  useMoveHeadMutation,
  useArchiveSessionMutation,
  useRestoreSessionMutation,
} = hooksOf(playsApi)

export default playsApi
