import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'

import { api } from '../client/apiSlice.ts'
import type { Ask } from '../client/askStreamed.ts'
import { keepsakesCalls, sessionsCalls } from '../client/calls.ts'
import type { refreshOn401 } from '../client/refreshOn401.ts'
import type { HistoryPage, OpeningPictures } from '../contract/history.ts'
import type { BodyOf } from '../contract/routes.ts'
import type { GameSession, ActionAnswer } from '../contract/sessions.ts'
import { applyAnswer } from './sessions/applyAnswer.ts'
import { completeSession } from './sessions/completeSession.ts'
import { changedByAction } from './sessions/changedByAction.ts'
import { joinEarlier, joinNews } from './sessions/joinHistory.ts'
import { sentAction } from './sessions/sentAction.ts'
import { tellAction } from './sessions/tellAction.ts'
import { waitToRetry } from './sessions/waitToRetry.ts'

/** The answer that is being told now; `text` grows. */
export interface Telling {
  key: string
  text: string
  /** What is shown of the scene that it enters. */
  pictures: OpeningPictures
  /** The connection is lost and is being taken up again. */
  isLost: boolean
}

export interface TakeActionArgs {
  session_id: string
  /** Idempotency key, made once for each click. */
  key: string
  /** Absent: follow the action that runs under `key`. */
  action?: BodyOf<'takeAction'>
}

export interface EndingArgs {
  session_id: string
  /** The turn that reached the ending: after a way back the session may reach another. */
  turn_id: string
}

/** The newest telling of a session, as it is shown. */
export interface TellingArgs {
  session_id: string
  /** Id of its turn. */
  after: string
}

export interface EarlierArgs {
  session_id: string
  /** The first turn that is held. */
  before: string
}

type OnTelling = TypedMutationOnQueryStarted<ActionAnswer, TellingArgs, typeof refreshOn401>

/** Shows the newest turn as it is told now, in `getSession` too. */
const showTelling: OnTelling = async ({ session_id }, { dispatch, queryFulfilled }) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data === null || data.declined) return
  const show = (session: GameSession) => void applyAnswer(session, data)
  dispatch(sessionsApi.util.updateQueryData('getSession', session_id, show))
}

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<GameSession, string>({
      ...sessionsCalls.ask('getSession', (session_id: string) => ({ session_id })),
      transformResponse: completeSession,
      providesTags: (_session, _error, id) => [{ type: 'Session', id }],
      // Asked for anew, the server gives its newest page; earlier ones stay in the reader's hands.
      merge: (held, fresh) => {
        const { entries } = joinNews(
          held.session_data.narrative_history,
          fresh.session_data.narrative_history,
        )
        return { ...fresh, session_data: { ...fresh.session_data, narrative_history: entries } }
      },
    }),
    getEnding: build.query(keepsakesCalls.ask('getEnding')),
    /** Puts the page before the history that is held into `getSession`. */
    loadEarlier: build.mutation<HistoryPage, EarlierArgs>({
      ...sessionsCalls.ask('listHistory'),
      async onQueryStarted({ session_id }, { dispatch, queryFulfilled }) {
        const { data: page } = await queryFulfilled.catch(() => ({ data: null }))
        if (page === null) return
        dispatch(
          sessionsApi.util.updateQueryData('getSession', session_id, ({ session_data }) => {
            session_data.narrative_history = joinEarlier(session_data.narrative_history, page)
          }),
        )
      },
    }),
    /** Holds the text that is being told in a session; filled by `takeAction`, never fetched. */
    getTelling: build.query<Telling | null, string>({
      queryFn: () => ({ data: null }),
    }),
    /** What was asked with the key ends as `turn_stopped`, unless it was over. */
    stopAction: build.mutation(sessionsCalls.ask('stopAction')),
    takeAction: build.mutation<ActionAnswer, TakeActionArgs>({
      async queryFn({ session_id, key, action }, { dispatch, getState }, _extra, baseQuery) {
        const telling: Telling = { key, text: '', pictures: {}, isLost: false }
        const tell = (now: Telling | null) =>
          void dispatch(sessionsApi.util.upsertQueryData('getTelling', session_id, now))
        const tellOf = (news: Partial<Telling>) => tell({ ...Object.assign(telling, news) })
        tellOf({})
        const session = heldSession(session_id, getState())
        const told = await tellAction({
          session_id,
          key,
          ...(action ? { action: sentAction(action, { session_id, session }) } : {}),
          ask: (call) => Promise.resolve(baseQuery(call)) as ReturnType<Ask>,
          onText: (text, pictures) => tellOf({ text, pictures, isLost: false }),
          onLink: (isUp) => tellOf({ isLost: !isUp }),
          wait: waitToRetry,
        })
        if ('data' in told) {
          let isWhole = true
          dispatch(
            sessionsApi.util.updateQueryData('getSession', session_id, (session) => {
              isWhole = applyAnswer(session, told.data)
            }),
          )
          // Another tab has played on: its turns are between what is held and what was told. Or the
          // session was asked for before, and what comes is older than what was told.
          if (!isWhole || isSessionAsked(session_id, getState())) {
            dispatch(sessionsApi.util.invalidateTags([{ type: 'Session', id: session_id }]))
          }
        }
        tell(null)
        return told
      },
      invalidatesTags: (answer, _error, { session_id }) => changedByAction(answer, session_id),
    }),
    /** Shows another telling of the newest turn, in `getSession` too. */
    chooseTelling: build.mutation<ActionAnswer, TellingArgs & { index: number }>({
      ...sessionsCalls.ask('chooseTelling'),
      onQueryStarted: showTelling,
    }),
  }),
})

type State = Parameters<ReturnType<typeof sessionsApi.endpoints.getSession.select>>[0]

const querySession = (session_id: string, state: unknown) =>
  sessionsApi.endpoints.getSession.select(session_id)(state as State)

/** The session as the client holds it, once it was asked for. */
function heldSession(session_id: string, state: unknown): GameSession | undefined {
  return querySession(session_id, state).data
}

/** Whether the session is being asked for. */
function isSessionAsked(session_id: string, state: unknown): boolean {
  return querySession(session_id, state).isLoading
}

/** The answer that is being told in a session, for whoever listens to the store itself. */
export const selectTelling = (session_id: string) =>
  sessionsApi.endpoints.getTelling.select(session_id)

export const {
  useChooseTellingMutation,
  useGetEndingQuery,
  useGetSessionQuery,
  useGetTellingQuery,
  useLoadEarlierMutation,
  useStopActionMutation,
  useTakeActionMutation,
} = sessionsApi
