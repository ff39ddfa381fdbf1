import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query'

import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import {
  GameSession,
  SessionCheck,
  type ActionAnswer,
  type ActionRequest,
} from '../contract/sessions.ts'
import { tellAction } from './tellAction.ts'

/** The answer that is being told now; `text` grows. */
export interface Telling {
  key: string
  text: string
}

export interface TakeActionArgs {
  session_id: string
  /** Idempotency key, made once for each click. */
  key: string
  /** Absent: follow the action that runs under `key`. */
  action?: ActionRequest
}

const RETRIES = 8
const RETRY_CAP_MS = 4000

/** Waits twice as long after each loss, up to four seconds; gives up after eight. */
async function waitToRetry(attempt: number): Promise<boolean> {
  if (attempt > RETRIES) return false
  await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, RETRY_CAP_MS)))
  return true
}

/** What an answer changes in the session that is shown. */
function applyAnswer(session: GameSession, answer: ActionAnswer) {
  session.current_xp = answer.current_xp
  session.choices_made = answer.choices_made
  session.scenes_completed = answer.scenes_completed
  session.is_completed = answer.is_completed
  session.completion_percentage = answer.completion_percentage
  session.credits = answer.credits
  session.session_data = answer.session_data
}

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkSession: build.query<SessionCheck, string>({
      query: (story_id) => requestOf('checkSession', { params: { story_id } }),
      responseSchema: SessionCheck,
      providesTags: ['Session'],
    }),
    createSession: build.mutation<GameSession, string>({
      query: (story_id) => requestOf('createSession', { body: { story_id } }),
      responseSchema: GameSession,
      invalidatesTags: (_session, error, id) =>
        error ? [] : ['Session', { type: 'Story', id }, 'User'],
    }),
    getSession: build.query<GameSession, string>({
      query: (session_id) => requestOf('getSession', { params: { session_id } }),
      responseSchema: GameSession,
      providesTags: (_session, _error, id) => [{ type: 'Session', id }],
    }),
    /** Holds the text that is being told in a session; filled by `takeAction`, never fetched. */
    getTelling: build.query<Telling | null, string>({
      queryFn: () => ({ data: null }),
    }),
    takeAction: build.mutation<ActionAnswer, TakeActionArgs>({
      async queryFn({ session_id, key, action }, { dispatch }, _extra, baseQuery) {
        const tell = (telling: Telling | null) =>
          dispatch(sessionsApi.util.upsertQueryData('getTelling', session_id, telling))
        void tell({ key, text: '' })
        const told = await tellAction({
          session_id,
          key,
          ...(action ? { action } : {}),
          ask: (request: FetchArgs) =>
            Promise.resolve(baseQuery(request)) as Promise<{
              data?: unknown
              error?: FetchBaseQueryError
            }>,
          onText: (text) => void tell({ key, text }),
          wait: waitToRetry,
        })
        if ('data' in told) {
          dispatch(
            sessionsApi.util.updateQueryData('getSession', session_id, (session) =>
              applyAnswer(session, told.data),
            ),
          )
        }
        void tell(null)
        return told
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
  }),
})

export const {
  useCheckSessionQuery,
  useLazyCheckSessionQuery,
  useCreateSessionMutation,
  useGetSessionQuery,
  useGetTellingQuery,
  useTakeActionMutation,
} = sessionsApi
