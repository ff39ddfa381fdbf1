import { api } from '../client/apiSlice.ts'
import {
  authoringCalls,
  by,
  byCursor,
  keepsakesCalls,
  playsCalls as calls,
  sessionsCalls,
  type Page,
} from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import { readFile, type Download } from '../client/readFile.ts'
import type { EditableStory } from '../contract/authoring.ts'
import type { CardShape } from '../contract/keepsakes.ts'
import type { SessionMemory } from '../contract/memory.ts'
import type { PageLanguage } from '../contract/pageLanguages.ts'
import type { OwnPlays, PlayState } from '../contract/plays.ts'
import type { ActionAnswer } from '../contract/sessions.ts'
import { applyAnswer } from './sessions/applyAnswer.ts'
import sessionsApi from './sessions.ts'

export type { Download }

export interface CardArgs {
  session_id: string
  /** Turn of the ending. Another path may reach a different ending. */
  turn_id: string
  shape: CardShape
  lang: PageLanguage
}

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
    getMemory: build.query<SessionMemory, string>({
      ...sessionsCalls.ask('getMemory', by('session_id')),
      // The memory is reloaded with its session.
      providesTags: (_memory, _error, id) => [
        { type: 'Memory', id },
        { type: 'Session', id },
      ],
    }),
    deleteFact: build.mutation<SessionMemory, { session_id: string; line_id: string }>({
      ...sessionsCalls.ask('deleteFact'),
      onQueryStarted: async ({ session_id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(playsApi.util.updateQueryData('getMemory', session_id, () => data))
      },
      // A fact may change the available choices.
      invalidatesTags: (memory, _error, { session_id: id }) =>
        memory ? [{ type: 'Session', id }] : [],
    }),
    getEndingCard: build.query<Download, CardArgs>({
      query: ({ session_id, shape, lang }) => ({
        ...keepsakesCalls.call('getEndingCard', { params: { session_id }, query: { shape, lang } }),
        sending: { responseHandler: readFile },
      }),
    }),
    draftFromPlay: build.mutation<EditableStory, string>({
      ...authoringCalls.ask('draftFromPlay', by('session_id')),
      invalidatesTags: ['MyStories'],
    }),
  }),
})

export const {
  useDeleteFactMutation,
  useDraftFromPlayMutation,
  useGetEndingCardQuery,
  useGetMemoryQuery,
  useDeleteSessionMutation,
  useListPlaysInfiniteQuery,
  useListTurnsQuery,
  useMoveHeadMutation,
  useArchiveSessionMutation,
  useRestoreSessionMutation,
} = hooksOf(playsApi)

export default playsApi
