import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'

import { api } from '../client/apiSlice.ts'
import type { Send } from '../client/streamRequest.ts'
import { by, keepsakesCalls, sessionsCalls } from '../client/calls.ts'
import type { refreshOn401 } from '../client/refreshOn401.ts'
import { hooksOf } from '../client/hooks.ts'
import type { HistoryPage, OpeningPictures } from '../contract/history.ts'
import type { ActionBody, GameSession, ActionAnswer } from '../contract/sessions.ts'
import { applyAnswer } from './sessions/applyAnswer.ts'
import { completeSession } from './sessions/completeSession.ts'
import { changedByAction } from './sessions/changedByAction.ts'
import { prependPage, appendEntries } from './sessions/mergeHistory.ts'
import { sentAction } from './sessions/sentAction.ts'
import { streamAction } from './sessions/streamAction.ts'

const RETRIES = 8
const RETRY_CAP_MS = 4000

const isOffline = () => globalThis.navigator?.onLine === false

/** Waits before a retry, up to 4 s. Gives up after 8 attempts, but not while offline. */
async function waitToRetry(attempt: number): Promise<boolean> {
  if (attempt > RETRIES) return false
  if (isOffline()) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return true
  }
  await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, RETRY_CAP_MS)))
  return true
}

/** Narration in progress, with the text so far. */
export interface StreamState {
  key: string
  text: string
  pictures: OpeningPictures
  /** True while reconnecting. */
  isLost: boolean
  /** Number of turns before this one in the queue of the storyteller. */
  ahead: number
}

export interface TakeActionArgs {
  session_id: string
  /** Idempotency key, one per click. */
  key: string
  /** If absent, attaches to the running action. */
  action?: ActionBody
}

export interface VariantArgs {
  session_id: string
  after: string
}

type OnVariant = TypedMutationOnQueryStarted<ActionAnswer, VariantArgs, typeof refreshOn401>

/** Also updates `getSession`. */
const showVariant: OnVariant = async ({ session_id }, { dispatch, queryFulfilled }) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data === null || data.declined) return
  const show = (session: GameSession) => void applyAnswer(session, data)
  dispatch(sessionsApi.util.updateQueryData('getSession', session_id, show))
}

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<GameSession, string>({
      ...sessionsCalls.ask('getSession', by('session_id')),
      transformResponse: completeSession,
      providesTags: (_session, _error, id) => [{ type: 'Session', id }],
      // A reload returns only the newest page, so earlier pages are retained.
      merge: (held, fresh) => {
        const { entries } = appendEntries(
          held.session_data.narrative_history,
          fresh.session_data.narrative_history,
        )
        return { ...fresh, session_data: { ...fresh.session_data, narrative_history: entries } }
      },
    }),
    getEnding: build.query(keepsakesCalls.ask('getEnding')),
    /** Adds a page of earlier turns to `getSession`. */
    loadEarlier: build.mutation<HistoryPage, { session_id: string; before: string }>({
      ...sessionsCalls.ask('listHistory'),
      async onQueryStarted({ session_id }, { dispatch, queryFulfilled }) {
        const { data: page } = await queryFulfilled.catch(() => ({ data: null }))
        if (page === null) return
        dispatch(
          sessionsApi.util.updateQueryData('getSession', session_id, ({ session_data }) => {
            session_data.narrative_history = prependPage(session_data.narrative_history, page)
          }),
        )
      },
    }),
    /** Narration in progress. Set by `takeAction`, never fetched. */
    getTelling: build.query<StreamState | null, string>({ queryFn: () => ({ data: null }) }),
    /** Stops an action, which then fails with `turn_stopped` unless it has finished. */
    stopAction: build.mutation(sessionsCalls.ask('stopAction')),
    takeAction: build.mutation<ActionAnswer, TakeActionArgs>({
      async queryFn({ session_id, key, action }, { dispatch, getState }, _extra, baseQuery) {
        const telling: StreamState = { key, text: '', pictures: {}, ahead: 0, isLost: false }
        const tell = (now: StreamState | null) =>
          void dispatch(sessionsApi.util.upsertQueryData('getTelling', session_id, now))
        const tellOf = (news: Partial<StreamState>) => tell({ ...Object.assign(telling, news) })
        tellOf({})
        const session = cachedSession(session_id, getState())
        const told = await streamAction({
          session_id,
          key,
          ...(action ? { action: sentAction(action, { session_id, session }) } : {}),
          ask: (call) => Promise.resolve(baseQuery(call)) as ReturnType<Send>,
          onText: (text, pictures) => tellOf({ text, pictures, ahead: 0, isLost: false }),
          onQueue: (ahead) => tellOf({ ahead }),
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
          // Reloads the session if turns from another tab are missing, or if an older response is
          // pending.
          if (!isWhole || isSessionQueried(session_id, getState())) {
            dispatch(sessionsApi.util.invalidateTags([{ type: 'Session', id: session_id }]))
          }
        }
        tell(null)
        return told
      },
      invalidatesTags: (answer, _error, { session_id }) => changedByAction(answer, session_id),
    }),
    /** Also updates `getSession`. */
    selectVariant: build.mutation<ActionAnswer, VariantArgs & { index: number }>({
      ...sessionsCalls.ask('selectVariant'),
      onQueryStarted: showVariant,
    }),
  }),
})

type State = Parameters<ReturnType<typeof sessionsApi.endpoints.getSession.select>>[0]

const querySession = (session_id: string, state: unknown) =>
  sessionsApi.endpoints.getSession.select(session_id)(state as State)

function cachedSession(session_id: string, state: unknown): GameSession | undefined {
  return querySession(session_id, state).data
}

function isSessionQueried(session_id: string, state: unknown): boolean {
  return querySession(session_id, state).isLoading
}

export const selectStream = (session_id: string) =>
  sessionsApi.endpoints.getTelling.select(session_id)

export const {
  useSelectVariantMutation,
  useGetEndingQuery,
  useGetSessionQuery,
  useGetTellingQuery,
  useLoadEarlierMutation,
  useStopActionMutation,
  useTakeActionMutation,
} = hooksOf(sessionsApi)

export default sessionsApi
